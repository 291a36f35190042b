import { CATEGORY_ID_MAX } from '@loadout/contract/categories/category-rules.ts'

const isCategory = (id: unknown): id is number =>
  Number.isInteger(id) && Number(id) >= 0 && Number(id) <= CATEGORY_ID_MAX

/**
 * A stored filter, or none when the text is none: whatever stands in a browser's storage must not
 * make calls fail.
 */
export function parseFilter(text: string | undefined): readonly number[] | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(value)) return undefined
    const filter = [...new Set(value.filter(isCategory))]
    // Empty means all games, but only if somebody said so.
    return filter.length === 0 && value.length > 0 ? undefined : filter
  } catch {
    return undefined
  }
}

/**
 * The selection after a game is picked or dropped. Empty means all games: adding the last missing
 * one says just that (FILTER-11), and dropping the last one leaves nothing else to mean.
 */
export function toggleCategory(
  selected: readonly number[],
  picked: number,
  visible: readonly number[],
): number[] {
  if (selected.includes(picked)) return selected.filter((id) => id !== picked)
  const grown = [...selected, picked]
  return visible.every((id) => grown.includes(id)) ? [] : grown
}
