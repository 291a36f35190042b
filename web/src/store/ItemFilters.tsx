import type { RefObject } from 'react'
import type { ShopItem } from '@loadout/contract/store/store.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useCategories } from '../categories/categories.tsx'
import { useText } from '../platform/language/language.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import input from '../ui/forms/Input.module.css'
import { WORDS_MAX } from './item-filter.ts'
import css from './ItemFilters.module.css'
import { itemOrders, type ItemFilter, type ItemOrder } from './shown-items.ts'

const orderLabels: Record<ItemOrder, PlainMessageId> = {
  '-price': 'store.order_price_down',
  price: 'store.order_price_up',
  '-id': 'store.order_newest',
  id: 'store.order_oldest',
  name: 'store.order_name_up',
  '-name': 'store.order_name_down',
}

type Props = {
  items: readonly ShopItem[]
  /** Of the words. */
  field: RefObject<HTMLInputElement | null>
  filter: ItemFilter
  onChange: (filter: ItemFilter) => void
}

export function ItemFilters({ items, field, filter, onChange }: Props) {
  const text = useText()
  const change = (part: Partial<ItemFilter>) => onChange({ ...filter, ...part })
  return (
    <div className={css.root}>
      <CategoryChips
        items={items}
        chosen={filter.categories}
        onChange={(categories) => change({ categories })}
      />
      <div className={css.end}>
        <span className={input.icon}>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            className={input.root}
            aria-label={text('store.search')}
            placeholder={text('store.search')}
            maxLength={WORDS_MAX}
            value={filter.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </span>
        <span className={input.choice}>
          <select
            className={input.root}
            aria-label={text('store.order')}
            value={filter.order}
            onChange={({ target }) => change({ order: target.value as ItemOrder })}
          >
            {itemOrders.map((order) => (
              <option key={order} value={order}>
                {text(orderLabels[order])}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="sm" />
        </span>
      </div>
    </div>
  )
}

type ChipsProps = {
  items: readonly ShopItem[]
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

/** The categories that have items, shop categories before games (STORE-29). */
function CategoryChips({ items, chosen, onChange }: ChipsProps) {
  const text = useText()
  const categories = useCategories()
  const used = new Set(items.map(({ category_id }) => category_id))
  const offered = [...categories.values()]
    .filter(({ id }) => used.has(id))
    .toSorted((one, other) => Number(one.parent === null) - Number(other.parent === null))
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <div className={css.categories} role="group" aria-label={text('store.category')}>
      <Chip pressed={chosen.length === 0} onPress={() => onChange([])}>
        {text('store.everything')}
      </Chip>
      {offered.map((category) => (
        <Chip
          key={category.id}
          tint={category}
          pressed={chosen.includes(category.id)}
          onPress={() => toggle(category.id)}
        >
          {category.name}
        </Chip>
      ))}
    </div>
  )
}
