import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { useAskBeforeUnload } from '../../platform/page/ask-before-leaving.ts'
import { Button } from '../Button.tsx'
import { useIsChanged, type CallForm } from '../forms/use-call-form.ts'
import { Dialog } from './Dialog.tsx'
import css from './FormDialog.module.css'

type Props<Values extends FieldValues> = ModalProps & {
  form: Pick<CallForm<Values>, 'attributes' | 'busy' | 'control'>
  title: string
  look?: 'wide'
  /** Its words are read out after its title: where it has no field. */
  readOut?: boolean
  /** Only its own buttons close it. */
  forced?: boolean
  /** What leaves everything as it is, and what sends the form. */
  cancel: string
  submit: string
  isDangerous?: boolean
  /** Once something is written, it does not close without this question, nor the page unasked. */
  ask?: (onConfirm: () => void) => void
  /** In the place of fields below each other. */
  className?: string | undefined
  children: ReactNode
}

/** A form in a dialog: nothing is changed before it is sent. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { form, cancel, submit, isDangerous = false, ask, className, children, ...modal } = props
  const isChanged = useIsChanged(form)
  const isKept = ask !== undefined && isChanged
  useAskBeforeUnload(isKept)
  const close = isKept ? () => ask(modal.onClose) : modal.onClose
  return (
    <Dialog
      {...modal}
      onClose={close}
      busy={form.busy}
      stays={isKept}
      foot={
        <>
          <Button variant="quiet" disabled={form.busy} onClick={close}>
            {cancel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            type="submit"
            form={form.attributes.id}
            busy={form.busy}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form {...form.attributes} className={className ?? css.root} noValidate>
        {children}
      </form>
    </Dialog>
  )
}
