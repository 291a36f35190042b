import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import type { CallForm } from '../ui/forms/use-call-form.ts'
import { Module } from '../ui/Module.tsx'
import css from './Settings.module.css'

type Props<Values extends FieldValues> = {
  title: string
  form: Pick<CallForm<Values>, 'attributes' | 'busy'>
  submit: string
  children: ReactNode
}

/** What is saved together, with its button. */
export const SettingsForm = <Values extends FieldValues>({
  title,
  form: { attributes, busy },
  submit,
  children,
}: Props<Values>) => (
  <Module title={title}>
    <form {...attributes} className={css.form} aria-label={title} noValidate>
      {children}
      <Button variant="primary" type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  </Module>
)
