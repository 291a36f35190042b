import { LONGEST_WORDS, SHORTEST_WORDS } from '@loadout/contract/search/search-words.ts'

/** SEARCH-10, SEARCH-11, SEARCH-13. */
export const searchPath = (kind: 'article' | 'news' | 'user', words: string) => `/search/${kind}/${encodeURIComponent(words)}`

/** The words that an address names; undefined when they are no search. */
export function wordsIn(text: string | undefined): string | undefined {
  const words = (text ?? '').trim()
  return words.length >= SHORTEST_WORDS && words.length <= LONGEST_WORDS ? words : undefined
}
