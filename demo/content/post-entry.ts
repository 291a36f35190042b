import type { NewsEntry } from './news-entry.ts'

/**
 * What a member of the demo community, one of `everybody`, has written. In its text a line is a
 * paragraph; `## ` begins a heading, `> ` a quotation, `- ` a point of a list.
 */
export type PostEntry = {
  by: string
  game: NewsEntry['categories'][number]
  title: string
  text: string
  /** A mark that staff have given. */
  starred?: true
  draft?: true
}
