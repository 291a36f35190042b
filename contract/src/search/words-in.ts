/**
 * The shortest that is looked for (SEARCH-05), and the longest (checklist L05), in characters as
 * people count them: an emoji is one.
 */
export const SEARCH_QUERY_MIN = 2
export const SEARCH_QUERY_MAX = 100

/**
 * The words that somebody typed or an address names; undefined when they are no search. The calls
 * have the same rule (`searchWords`).
 */
export function wordsIn(text: string | undefined): string | undefined {
  const words = (text ?? '').trim()
  const { length } = [...words]
  return length >= SEARCH_QUERY_MIN && length <= SEARCH_QUERY_MAX ? words : undefined
}
