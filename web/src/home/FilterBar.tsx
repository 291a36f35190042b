import type { Category } from '@loadout/contract/categories/categories.ts'
import { useText } from '../platform/language/language.tsx'
import { Chip } from '../ui/Chip.tsx'
import { toggleCategory } from './category-filter.ts'
import css from './FilterBar.module.css'

type Props = {
  /** Those offered: visible and without a parent. */
  categories: readonly Category[]
  /** Empty means all games. */
  selected: readonly number[]
  onChange: (selected: number[]) => void
}

export function FilterBar({ categories, selected, onChange }: Props) {
  const text = useText()
  const visible = categories.map(({ id }) => id)

  return (
    <div className={css.root}>
      <div
        id="games"
        className={css.chips}
        role="group"
        aria-label={text('filter.label')}
        title={text('filter.hint')}
      >
        <Chip pressed={selected.length === 0} onPress={() => onChange([])}>
          {text('filter.all')}
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category.id}
            tint={category}
            pressed={selected.includes(category.id)}
            onPress={() => onChange(toggleCategory(selected, category.id, visible))}
          >
            {category.name}
          </Chip>
        ))}
      </div>
    </div>
  )
}
