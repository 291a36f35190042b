import type { ComponentProps } from 'react'
import { Icon } from '../Icon.tsx'
import { Field, type FieldProps } from './Field.tsx'
import css from './Input.module.css'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'required' | 'className' | 'children'> & {
    options: readonly { value: string; label: string }[]
  }

/** One of many, in the browser's own list. */
export function SelectField({ label, hint, error, ok, required, options, ...select }: Props) {
  return (
    <Field {...{ label, hint, error, ok, required }}>
      {(control) => (
        <span className={css.choice}>
          <select {...select} {...control} className={css.root}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="sm" />
        </span>
      )}
    </Field>
  )
}
