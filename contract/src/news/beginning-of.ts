import { plainText } from '../platform/plain-text.ts'

const BEGINNING_MAX = 200

/**
 * The beginning of a text, for lists, where nobody has written an excerpt. A preview shows the same
 * as the server keeps.
 */
export function beginningOf(html: string): string {
  const text = plainText(html)
  if (text.length <= BEGINNING_MAX) return text
  const cut = text.slice(0, BEGINNING_MAX)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || BEGINNING_MAX).trim()}…`
}
