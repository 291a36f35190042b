import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './Check.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string }

/** One of a few in a fieldset. */
export const Radio = ({ label, ...input }: Props) => (
  <label className={css.root}>
    <input {...input} type="radio" className={classNames(css.box, css.round)} />
    {label}
  </label>
)
