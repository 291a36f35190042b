/** Words for a regular expression of PostgreSQL in which they stand for themselves. */
export const escapeRegExp = (words: string): string =>
  words.replaceAll(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`)
