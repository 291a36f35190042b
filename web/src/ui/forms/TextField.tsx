import type { ComponentProps } from 'react'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icons.ts'
import { Field, type FieldProps } from './Field.tsx'
import css from './Input.module.css'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'required' | 'className'> & { icon?: IconName }

/** One line of text. */
export function TextField({ label, hint, error, ok, counter, required, icon, ...input }: Props) {
  return (
    <Field {...{ label, hint, error, ok, counter, required }}>
      {(control) =>
        icon ? (
          <span className={css.icon}>
            <Icon name={icon} />
            <input {...input} {...control} className={css.root} />
          </span>
        ) : (
          <input {...input} {...control} className={css.root} />
        )
      }
    </Field>
  )
}
