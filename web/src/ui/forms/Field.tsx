import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import css from './Field.module.css'

/** What ties a control to its label and to the line below it. Spread it on the control. */
type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
}

export type FieldProps = {
  label: string
  hint?: string | undefined
  /** Said instead of the hint. */
  error?: string | undefined
  /** A check that went well, such as a name that is free. */
  ok?: string | undefined
  /** How much has been written of how much may be, at the end of the label's line. */
  counter?: undefined | { used: number; max: number }
  required?: boolean | undefined
  /** A link at the end of the label's line. It comes after the control, as the keys go. */
  aside?: ReactNode
}

function noteClass({ error, ok }: Pick<FieldProps, 'error' | 'ok'>) {
  if (error !== undefined) return css.error
  return ok === undefined ? css.hint : css.ok
}

/** A label, a control, and what is to be said about it. */
export function Field({
  label,
  hint,
  error,
  ok,
  counter,
  required = false,
  aside,
  children,
}: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const id = useId()
  const note = error ?? ok ?? hint
  return (
    <div className={css.root}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {counter && (
          <span
            className={css.counter}
            data-over={counter.used > counter.max || undefined}
          >{`${counter.used} / ${counter.max}`}</span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
        'aria-invalid': error === undefined ? undefined : true,
        required,
      })}
      {/* There from the beginning, so that what comes into it is read out. */}
      <p className={noteClass({ error, ok })} id={`${id}-note`} aria-live="polite">
        {error !== undefined && <Icon name="alert" size="sm" />}
        {error === undefined && ok !== undefined && <Icon name="check" size="sm" />}
        {note}
      </p>
      {aside && <span className={css.aside}>{aside}</span>}
    </div>
  )
}
