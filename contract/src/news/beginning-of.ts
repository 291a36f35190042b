import { plainText } from '../platform/plain-text.ts'

const BEGINNING_MAX = 200

/**
 * The beginning of a text, for lists, where nobody has written an excerpt. A preview shows the same
 * as the server keeps.
 */
export function beginningOf(html: string): string {
  const letters = [...plainText(html)]
  if (letters.length <= BEGINNING_MAX) return letters.join('')
  const cut = letters.slice(0, BEGINNING_MAX)
  const end = cut.lastIndexOf(' ')
  // Half of it is no word that one would wait for the end of.
  return `${cut.slice(0, end > BEGINNING_MAX / 2 ? end : BEGINNING_MAX).join('')}…`
}
