/** What a fresh visitor sees: CS:GO (FILTER-10). */
export const defaultFilter: readonly number[] = [2]

/**
 * The selection after a game is picked or dropped. Empty means all games: adding the last missing one says just that
 * (FILTER-11), and dropping the last one leaves nothing else to mean.
 */
export function toggleCategory(selected: readonly number[], picked: number, visible: readonly number[]): number[] {
  if (selected.includes(picked)) return selected.filter((id) => id !== picked)
  const grown = [...selected, picked]
  return visible.every((id) => grown.includes(id)) ? [] : grown
}
