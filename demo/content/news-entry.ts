import type { DemoName } from './people.ts'

export type Locale = 'en' | 'sv' | 'pt' | 'de' | 'pl' | 'ru' | 'uk'
type Version = { title: string; excerpt: string; content: string }

/**
 * One news item of the demo community with everything that hangs on it. Times count back from the
 * first start.
 */
export type NewsEntry = {
  author: DemoName
  categories: readonly ('general' | 'csgo' | 'fortnite' | 'pubg' | 'lol')[]
  tags: readonly string[]
  mentions?: readonly DemoName[]
  /** A file of demo/pictures without its ending; demo/pictures/drawing draws them. */
  image: string
  hoursAgo: number
  pinned?: true
  upvotes: number
  /**
   * What people talk about below it: parts of sentences without a verb, as they would be named in
   * passing.
   */
  moments: readonly string[]
  /** What else is said below it; a line that begins with > answers the one above. */
  talk: string
  /** English is the primary version; the others are shorter tellings of the same news. */
  versions: { en: Version } & Partial<Record<Locale, Version>>
  comments: readonly (NewsComment & { by: DemoName })[]
}

export type NewsComment = {
  by: string
  minutesAfter: number
  text: string
  upvotes?: number
  deleted?: true
}

export const news = (entry: NewsEntry) => entry
