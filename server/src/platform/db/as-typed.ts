/**
 * What somebody has typed, as a part of a LIKE pattern: what would stand for anything else there is
 * looked for as it is.
 */
export const asTyped = (words: string): string => words.replaceAll(/[\\%_]/g, '\\$&')
