import { MAX_FOUND } from '@loadout/contract/search/max-found.ts'

/**
 * Words that say how many were found. No more than so many are counted (L05): there may be more.
 */
export const orMore = (words: string, count: number): string =>
  count < MAX_FOUND ? words : words.replace(String(MAX_FOUND), `${MAX_FOUND}+`)
