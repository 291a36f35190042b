/** The shortest that is looked for (SEARCH-05), and the longest (checklist L05). */
export const SHORTEST = 2
export const LONGEST = 100

/** SEARCH-10, SEARCH-11, SEARCH-13. */
export const searchPath = (kind: 'article' | 'news' | 'user', words: string) => `/search/${kind}/${encodeURIComponent(words)}`

/** The words that an address names; undefined when they are no search. */
export function wordsIn(text: string | undefined): string | undefined {
  const words = (text ?? '').trim()
  return words.length >= SHORTEST && words.length <= LONGEST ? words : undefined
}
