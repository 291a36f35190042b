import type { ReactNode } from 'react'
import { accent, type Coloured } from './accent.ts'
import { classNames } from './class-names.ts'
import css from './Badge.module.css'

type Kind = 'neutral' | 'outline' | 'ok' | 'warn' | 'bad' | 'info' | 'you' | 'live'

type Props = { kind?: Kind; tint?: Coloured; children: ReactNode }

/** One word about a thing or a person: in the colour of its kind, or of the thing. */
export function Badge({ kind = 'neutral', tint, children }: Props) {
  return (
    <span className={classNames(css.root, css[tint ? 'tint' : kind])} {...accent(tint)}>
      {children}
    </span>
  )
}
