import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './Field.tsx'
import css from './Input.module.css'

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  ok,
  counter,
  required,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'className'>) {
  return (
    <Field {...{ label, hint, error, ok, counter, required }}>
      {(control) => <textarea {...area} {...control} className={classNames(css.root, css.area)} />}
    </Field>
  )
}
