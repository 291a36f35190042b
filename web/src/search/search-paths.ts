/** Words are in the path, so that a search can be linked to (SEARCH-10 to SEARCH-13). */
export const searchPath = (kind: 'article' | 'news' | 'post' | 'user', words: string) =>
  `/search/${kind}/${encodeURIComponent(words)}`
