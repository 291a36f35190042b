/** SEARCH-10 to SEARCH-13. */
export const searchPath = (kind: 'article' | 'news' | 'post' | 'user', words: string) =>
  `/search/${kind}/${encodeURIComponent(words)}`
