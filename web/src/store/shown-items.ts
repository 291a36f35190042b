import type { Locale } from '@loadout/contract/languages/languages.ts'
import type { ShopItem } from '@loadout/contract/store/store.ts'
import { tagOf } from '../ui/language-tag.ts'

/** By the day they were added (their id), the price or the name, either way (STORE-14). */
export const itemOrders = ['-price', 'price', '-id', 'id', 'name', '-name'] as const
export type ItemOrder = (typeof itemOrders)[number]

export type ItemFilter = {
  words: string
  /** Empty means all; ids below 1 are ignored (STORE-13). */
  categories: readonly number[]
  order: ItemOrder
}

/** What a visit begins with (STORE-15). */
export const wholeStore: ItemFilter = { words: '', categories: [], order: '-price' }

type Shown = Pick<ShopItem, 'id' | 'name' | 'description' | 'price' | 'category_id'>

/** The items that a filter leaves, in its order. */
export function shownItems<Item extends Shown>(
  items: readonly Item[],
  { words, categories, order }: ItemFilter,
  locale: Locale,
): Item[] {
  const wanted = categories.filter((id) => id >= 1)
  const sought = words.trim().toLowerCase()
  return items
    .filter(({ category_id }) => wanted.length === 0 || wanted.includes(category_id))
    .filter(({ name, description }) =>
      [name, description].some((text) => text.toLowerCase().includes(sought)),
    )
    .toSorted(comparisonBy(order, locale))
}

/** Items that are alike stay in the order of the store. */
function comparisonBy(order: ItemOrder, locale: Locale) {
  const direction = order.startsWith('-') ? -1 : 1
  const { compare } = new Intl.Collator(tagOf(locale), { numeric: true })
  const key = order.replace('-', '') as 'price' | 'id' | 'name'
  return (one: Shown, other: Shown) =>
    direction * (key === 'name' ? compare(one.name, other.name) : one[key] - other[key])
}
