/** SEARCH-10, SEARCH-11, SEARCH-13. */
export const searchPath = (kind: 'article' | 'news' | 'user', words: string) =>
  `/search/${kind}/${encodeURIComponent(words)}`
