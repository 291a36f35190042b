import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import type { CallForm } from '../ui/forms/use-call-form.ts'
import css from './AccountForm.module.css'

type Props<Values extends FieldValues> = {
  form: Pick<CallForm<Values>, 'attributes' | 'busy'>
  submit: string
  children: ReactNode
}

/** Fields and one button. */
export const AccountForm = <Values extends FieldValues>({
  form: { attributes, busy },
  submit,
  children,
}: Props<Values>) => (
  <form {...attributes} className={css.root} noValidate>
    {children}
    <Button variant="primary" block type="submit" busy={busy} className={css.submit}>
      {submit}
    </Button>
  </form>
)
