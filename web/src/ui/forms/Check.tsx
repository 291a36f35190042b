import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './Check.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string }

/** Yes or no, sent with its form. */
export const Check = ({ label, ...input }: Props) => (
  <label className={css.root}>
    <input {...input} type="checkbox" className={css.box} />
    {label}
  </label>
)

/** One of a few in a fieldset. */
export const Radio = ({ label, ...input }: Props) => (
  <label className={css.root}>
    <input {...input} type="radio" className={classNames(css.box, css.round)} />
    {label}
  </label>
)

/** On or off, at once. */
export const Switch = ({ label, ...input }: Props) => (
  <label className={classNames(css.root, css.line)}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- of a checkbox the browser says it by itself */}
    <input {...input} type="checkbox" role="switch" className={css.switch} />
    {label}
  </label>
)
