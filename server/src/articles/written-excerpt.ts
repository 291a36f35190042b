import { beginningOf } from '@loadout/contract/news/beginning-of.ts'

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
