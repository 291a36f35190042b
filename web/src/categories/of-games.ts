/** What lists are asked for, of some games. No games means all of them. */
export const ofGames = (selected: readonly number[]) =>
  selected.length === 0 ? {} : { categories: selected }
