import { excerptOf } from '@loadout/contract/news/excerpt-of.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'

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
}): string => ([excerptOf, formerExcerptOf].some((of) => of(content) === excerpt) ? '' : excerpt)

const FORMER_MAX = 200
/** Captions and videos stuck to the words behind them. */
const STUCK = /<\/figcaption>|<a [^<>]*\bdata-video\b[^<>]*>/g

/** What earlier versions kept where nobody had written an excerpt. */
function formerExcerptOf(content: string): string {
  const text = plainText(content.replaceAll(STUCK, ''))
  if (text.length <= FORMER_MAX) return text
  const cut = text.slice(0, FORMER_MAX)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || FORMER_MAX).trim()}…`
}
