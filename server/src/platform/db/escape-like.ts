/**
 * What somebody has typed, for a LIKE pattern: what would stand for any other letters there is
 * looked for as it is.
 */
export const escapeLike = (words: string): string => words.replaceAll(/[\\%_]/g, '\\$&')
