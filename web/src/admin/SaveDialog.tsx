import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { Button } from '../ui/Button.tsx'
import type { CallForm } from '../ui/forms/use-call-form.ts'
import { Dialog } from '../ui/layer/Dialog.tsx'

type Props = ModalProps & {
  form: Pick<CallForm<FieldValues>, 'attributes' | 'busy'>
  title: string
  look?: 'wide'
  className?: string | undefined
  children: ReactNode
}

/** A form of staff in a dialog: nothing is changed before it is saved. */
export function SaveDialog({ form, title, className, children, ...modal }: Props) {
  const text = useText()
  return (
    <Dialog
      {...modal}
      title={title}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {text('admin.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form.attributes.id} busy={form.busy}>
            {text('admin.save')}
          </Button>
        </>
      }
    >
      <form {...form.attributes} className={className} noValidate>
        {children}
      </form>
    </Dialog>
  )
}

/** What follows when such a form has been sent. */
export function useSaved({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const text = useText()
  return () => {
    onSaved()
    onClose()
    showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
  }
}
