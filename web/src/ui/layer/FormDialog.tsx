import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Button } from '../Button.tsx'
import type { CallForm } from '../forms/use-call-form.ts'
import { Dialog } from './Dialog.tsx'
import css from './FormDialog.module.css'

type Props = ModalProps & {
  form: Pick<CallForm<FieldValues>, 'attributes' | 'busy'>
  title: string
  look?: 'wide'
  /** What leaves everything as it is, and what sends the form. */
  cancel: string
  submit: string
  isDangerous?: boolean
  /** In the place of fields below each other. */
  className?: string | undefined
  children: ReactNode
}

/** A form in a dialog: nothing is changed before it is sent. */
export function FormDialog(props: Props) {
  const { form, cancel, submit, isDangerous = false, className, children, ...modal } = props
  return (
    <Dialog
      {...modal}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
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
