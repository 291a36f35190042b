import type { ListedMail } from '@loadout/contract/mails/mails.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import css from './MailDialog.module.css'

/** One mail as it was written, without its form. Where links are not cut they can be followed. */
export function MailDialog({ mail, ...modal }: ModalProps & { mail: ListedMail }) {
  const text = useText()
  return (
    <Dialog
      {...modal}
      title={mail.subject}
      look="wide"
      foot={<Button onClick={modal.onClose}>{text('dialog.close')}</Button>}
    >
      <p>
        <b>{text('mails.to')}</b> {mail.to}
      </p>
      {mail.last_error !== null && <p className={css.error}>{mail.last_error}</p>}
      {mail.body === '' ? (
        <p>{text('mails.emptied')}</p>
      ) : (
        <p className={css.body}>{linked(mail.body)}</p>
      )}
    </Dialog>
  )
}

/** Whole addresses as links; one that was cut leads nowhere. */
function linked(body: string) {
  return body.split(/(https?:\/\/[^\s<>"']+)/).map((part, index) => {
    const isLink = index % 2 === 1 && !part.endsWith('…')
    return isLink ? (
      <a key={index} className={css.link} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    )
  })
}
