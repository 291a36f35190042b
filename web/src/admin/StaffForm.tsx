import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIsChanged, type CallForm } from '../ui/forms/use-call-form.ts'
import css from './StaffForm.module.css'
import { useLeaveWarning } from './use-leave-warning.ts'

type Props<Values extends FieldValues> = {
  form: Pick<CallForm<Values>, 'attributes' | 'control'>
  /** In the place of fields below each other. */
  className?: string | undefined
  children: ReactNode
}

/**
 * A form of staff that is a screen or a part of one: whoever goes elsewhere before it is sent is
 * asked.
 */
export function StaffForm<Values extends FieldValues>({
  form,
  className,
  children,
}: Props<Values>) {
  useLeaveWarning(useIsChanged(form))
  return (
    <form {...form.attributes} className={className ?? css.root} noValidate>
      {children}
    </form>
  )
}
