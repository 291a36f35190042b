import type { DemoName } from './people.ts'

type Locale = 'en' | 'sv' | 'pt' | 'de' | 'pl' | 'ru' | 'uk'
type Version = { title: string; excerpt: string; content: string }

/** One news item of the demo community with everything that hangs on it. Times count back from the first start. */
export type NewsEntry = {
  author: DemoName
  categories: readonly ('general' | 'csgo' | 'fortnite' | 'pubg' | 'lol')[]
  tags: readonly string[]
  mentions?: readonly DemoName[]
  /** A file of demo/pictures without its ending. */
  image: string
  hoursAgo: number
  pinned?: true
  upvotes: number
  /** English is the primary version; the others are shorter tellings of the same news. */
  versions: { en: Version } & Partial<Record<Locale, Version>>
  comments: readonly NewsComment[]
}

export type NewsComment = {
  by: DemoName
  minutesAfter: number
  text: string
  upvotes?: number
  deleted?: true
}

export const news = (entry: NewsEntry) => entry
