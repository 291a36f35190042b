import { plainText } from '@loadout/contract/platform/plain-text.ts'

const EXCERPT_LENGTH = 200

/** The beginning of a text, for lists, where nobody has written an excerpt. */
export function beginningOf(html: string): string {
  const text = plainText(html)
  if (text.length <= EXCERPT_LENGTH) return text
  const cut = text.slice(0, EXCERPT_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || EXCERPT_LENGTH).trim()}…`
}

/**
 * The excerpt as far as somebody wrote it: what is only the beginning of the text goes on with the
 * text.
 */
export const writtenExcerpt = ({
  excerpt,
  content,
}: {
  excerpt: string
  content: string
}): string => (excerpt === beginningOf(content) ? '' : excerpt)
