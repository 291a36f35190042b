import type { Category } from '@loadout/contract/categories/categories.ts'
import { accent } from '../ui/accent.ts'
import { Pip } from '../ui/Pip.tsx'
import css from './CategoryLabel.module.css'

export function CategoryLabel({ category }: { category: Pick<Category, 'name' | 'color'> }) {
  return (
    <span className={css.root} {...accent(category)}>
      <Pip />
      {category.name}
    </span>
  )
}
