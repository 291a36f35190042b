import { useState, type ComponentProps } from 'react'
import { useText } from '../../platform/language/language.tsx'
import { Field, type FieldProps } from './Field.tsx'
import css from './Input.module.css'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'required' | 'className' | 'type'>

/** A password, which can be looked at before it is sent. */
export function PasswordField({ label, hint, error, ok, required, aside, ...input }: Props) {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, ok, required, aside }}>
      {(control) => (
        <span className={css.secret}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={css.root}
          />
          <button
            type="button"
            aria-label={shown ? text('password.hide_label') : text('password.show_label')}
            onClick={() => setShown(!shown)}
          >
            {shown ? text('password.hide') : text('password.show')}
          </button>
        </span>
      )}
    </Field>
  )
}
