/** Words as themselves within a regular expression of PostgreSQL. */
export const asPattern = (words: string): string =>
  words.replaceAll(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`)
