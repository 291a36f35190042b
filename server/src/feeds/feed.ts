import type { Language } from '@loadout/contract/languages/languages.ts'

/** What a feed says, whichever format it is written in. Every address is absolute. */
export type Feed = {
  title: string
  description: string
  language: Language
  /** Its own address, which names format and language. */
  address: string
  /** The page for people that shows the same. */
  page: string
  /** A square picture of the site. */
  icon: string
  /** Undefined while there is nothing in it. */
  updated: Date | undefined
  items: FeedItem[]
}

export type FeedItem = {
  /** Never changes, whatever the title becomes: the address without its slug. */
  id: string
  address: string
  /** In which it is written: of a person a feed has all, whatever language they wrote it in. */
  language: Language
  title: string
  excerpt: string
  /** HTML of the allow-list. */
  content: string
  picture: string
  author: { name: string; address: string; avatar: string }
  /** Games, then tags: their word in addresses, and their name. */
  categories: { term: string; label: string }[]
  published: Date
  updated: Date
}
