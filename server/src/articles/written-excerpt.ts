import { beginningOf } from '@loadout/contract/news/beginning-of.ts'
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
}): string => (excerpt === beginningOf(content) || isCutFrom(content, excerpt) ? '' : excerpt)

/** As long as a whole paragraph: nobody writes that by hand, to end it in the middle. */
const LONG = 150

/** Earlier versions put spaces and ends of a beginning elsewhere. */
const isCutFrom = (content: string, excerpt: string) =>
  excerpt.length > LONG &&
  excerpt.endsWith('…') &&
  withoutSpaces(plainText(content)).startsWith(withoutSpaces(excerpt.slice(0, -1)))

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '')
