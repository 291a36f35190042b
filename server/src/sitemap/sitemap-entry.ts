import type { Language } from '@loadout/contract/languages/languages.ts'

/** A page that search engines should find. */
export type SitemapEntry = {
  path: string
  /** In which it can be read; every one when left out. Those that the site offers are named. */
  languages?: readonly Pick<Language, 'locale'>[]
  changed?: Date
}
