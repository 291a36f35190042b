import { createContext, use, useEffect } from 'react'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { useSite } from './site.ts'

/** Where a page is, for the data that it gives to search engines. */
export type DataPlace = {
  origin: string
  address: string
  /** The addresses of a picture in the shapes that they choose from. */
  cards: (picture: string) => string[]
}

/** What a page says of itself to browsers, search engines and previews. */
export type Head = {
  title: string
  /** As long as it is; what is told of it is cut. */
  description?: string
  /**
   * The page's one true address, without host and language; a list's page beyond the first is part
   * of it.
   */
  path: string
  /** A picture path without size. */
  image?: string
  /**
   * The languages it can be read in, as locales, with the path in each; all languages under the
   * same path when left out. Search engines hear of those that the site offers.
   */
  alternates?: { locale: string; path: string }[]
  /** An article's own data (JSON-LD). */
  article?: {
    title: string
    image: string
    published: number
    revised: number | null
    author: string
  }
  /** What else it shows, as search engines know it (JSON-LD). */
  linkedData?: (place: DataPlace) => object
  /** In which it is written, where that is not the reader's language. */
  language?: Language
  /** Where calendars of other programs get the same. */
  calendar?: string
  /** Where feed readers get the same, without the format: `/feeds/tags/12`. */
  feed?: string
  /** The one script of a page that is not brought to life by the site's own. */
  script?: string
  /** Search engines should not keep it. */
  hidden?: boolean
}

/**
 * On the server the page's head is written down while it renders; in the browser there is none to
 * write to.
 */
export const HeadContext = createContext<{ head?: Head } | undefined>(undefined)

/**
 * Names the page. After a client navigation the title follows; the rest is for readers that ask the
 * server.
 */
export function useHead(head: Head): void {
  const page = use(HeadContext)
  if (page) page.head = head
  const title = fullTitle(head.title, useSite().name)
  useEffect(() => {
    document.title = title
  }, [title])
}

export const fullTitle = (title: string, site: string) =>
  title === site ? title : `${isolated(title)} · ${site}`
