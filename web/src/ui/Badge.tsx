import type { ReactNode } from 'react'
import type { Category } from '@loadout/contract/categories/categories.ts'
import { accent } from './accent.ts'
import { classNames } from './class-names.ts'
import css from './Badge.module.css'

type Kind = 'neutral' | 'outline' | 'ok' | 'warn' | 'bad' | 'info' | 'you' | 'live'

type Props = { kind?: Kind; category?: Pick<Category, 'color'>; children: ReactNode }

/** One word about a thing or a person: in the colour of its kind, or of a category. */
export function Badge({ kind = 'neutral', category, children }: Props) {
  return (
    <span className={classNames(css.root, css[category ? 'category' : kind])} {...accent(category)}>
      {children}
    </span>
  )
}
