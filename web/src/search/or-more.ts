import { MOST_FOUND } from '@loadout/contract/search/most-found.ts'

/** Words that say how many were found. No more than so many are counted (L05): there may be more. */
export const orMore = (words: string, count: number): string =>
  count < MOST_FOUND ? words : words.replace(String(MOST_FOUND), `${MOST_FOUND}+`)
