import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './Check.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string }

/** On or off, at once. */
export const Switch = ({ label, ...input }: Props) => (
  <label className={classNames(css.root, css.line)}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- of a checkbox the browser says it by itself */}
    <input {...input} type="checkbox" role="switch" className={css.switch} />
    {label}
  </label>
)
