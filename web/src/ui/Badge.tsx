import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './Badge.module.css'

type Kind = 'neutral' | 'outline' | 'ok' | 'warn' | 'bad' | 'info' | 'you' | 'live'

export function Badge({ kind = 'neutral', children }: { kind?: Kind; children: ReactNode }) {
  return <span className={classNames(css.root, css[kind])}>{children}</span>
}
