import type { Locale, NewsEntry } from './news-entry.ts'

/** An event of the demo community. Days count from the first start, hours are in UTC. */
export type DemoEvent = {
  /** A name of its own, the same in every language. */
  title: string
  game: NewsEntry['categories'][number]
  inDays: number
  atHour: number
  hours: number
  timeZone: string
  prize?: string
  picture?: string
  /** It was announced and does not take place. */
  cancelled?: true
  /** The beginning of the slug of the news about it. */
  on?: string
  /** English is the primary text. */
  descriptions: { en: string } & Partial<Record<Locale, string>>
}
