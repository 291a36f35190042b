import type { Category } from '@loadout/contract/categories/categories.ts'
import { accent } from './accent.ts'
import { Pip } from './Pip.tsx'
import css from './CatLabel.module.css'

export function CatLabel({ category }: { category: Pick<Category, 'name' | 'color'> }) {
  return (
    <span className={css.root} {...accent(category)}>
      <Pip />
      {category.name}
    </span>
  )
}
