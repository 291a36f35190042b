import type { ComponentProps } from 'react'
import css from './Check.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string }

/** Yes or no, sent with its form. */
export const Check = ({ label, ...input }: Props) => (
  <label className={css.root}>
    <input {...input} type="checkbox" className={css.box} />
    {label}
  </label>
)
