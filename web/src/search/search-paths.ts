/** Words are in the path, so that a search can be linked to (SEARCH-10 to SEARCH-13). */
export const searchPath = (kind: 'article' | 'news' | 'post' | 'user', words: string) =>
  `/search/${kind}/${encodeURIComponent(words)}`

/** What an address looks for, for the field of the search: it shows what was found by. */
export function searchedAt(path: string): string {
  const words = /^\/search\/\w+\/([^/]+)$/.exec(path)?.[1]
  try {
    return decodeURIComponent(words ?? '')
  } catch {
    return ''
  }
}
