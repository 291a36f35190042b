import type { ReactNode } from 'react'
import type { Category } from '@loadout/contract/categories/categories.ts'
import { accent } from './accent.ts'
import { classNames } from './class-names.ts'
import css from './Chip.module.css'

type Props = {
  category?: Pick<Category, 'color'>
  pressed: boolean
  onPress: () => void
  children: ReactNode
}

/** A filter that is on or off. Without a category it is the one that means all. */
export function Chip({ category, pressed, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={classNames(css.root, !category && css.all)}
      aria-pressed={pressed}
      onClick={onPress}
      {...accent(category)}
    >
      {category && <span className={css.pip} />}
      {children}
    </button>
  )
}
