import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { copyText } from '../platform/layer/copy-text.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'
import css from './SecondSteps.module.css'

/**
 * Shows recovery codes the one time that they can be seen: until somebody says that they are kept.
 */
export function RecoveryCodesDialog({ codes, ...modal }: ModalProps & { codes: string[] }) {
  const text = useText()
  const copy = () =>
    copyText(codes.join('\n'), {
      copied: text('second_step.copied'),
      failed: text('second_step.not_copied'),
    })
  return (
    <Dialog
      {...modal}
      forced
      title={text('second_step.recovery_codes')}
      foot={
        <>
          <Button onClick={() => void copy()}>{text('second_step.copy')}</Button>
          <Button variant="primary" onClick={modal.onClose}>
            {text('second_step.kept')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>{text('second_step.recovery_text')}</p>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
