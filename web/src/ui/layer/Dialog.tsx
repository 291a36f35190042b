import { useId } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { SnackStatus } from './SnackStatus.tsx'
import { useModal } from './use-modal.ts'
import css from './Dialog.module.css'

type Props = ModalProps & {
  title: string
  /** Read out whole as soon as it opens. Its way out is the button at its foot. */
  role?: 'alertdialog'
  /** Its words are read out after its title: those that no field leads to. */
  readOut?: boolean
  look?: 'error' | 'wide' | 'page'
  /** Only what stands in it closes it: no cross in its corner, no Esc, no click beside it. */
  forced?: boolean
  /** It stays until the answer: what it has sent would come about all the same. */
  busy?: boolean
  /** It outlives a way back to another page: what is in it would be lost. */
  stays?: boolean
  /** The buttons: what leaves everything as it is first, what acts last. */
  foot: ReactNode
  children: ReactNode
}

/**
 * A question or an announcement over the page; a sheet from the bottom on a phone. Open it with
 * `openModal`.
 */
export function Dialog(props: Props) {
  const {
    title,
    role,
    readOut = role !== undefined,
    look,
    busy = false,
    foot,
    children,
    ...modal
  } = props
  const { forced = false } = modal
  const text = useText()
  const id = useId()
  return (
    <dialog
      {...useModal({ ...modal, forced: forced || busy })}
      className={classNames(css.root, look && css[look], forced && css.forced)}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={readOut ? `${id}-body` : undefined}
    >
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {!forced && !role && (
          <button
            type="button"
            className={css.close}
            aria-label={text('dialog.close')}
            disabled={busy}
            onClick={modal.onClose}
          >
            <Icon name="x" />
          </button>
        )}
      </div>
      <div className={css.body} data-body id={`${id}-body`}>
        {children}
      </div>
      <div className={css.foot} data-foot>
        {foot}
      </div>
      <SnackStatus closing={modal.closing} />
    </dialog>
  )
}
