import { languages } from '@loadout/contract/languages/languages.ts'
import { getSite, type Site } from '@loadout/contract/site-settings/site.ts'
import { query, useLoaded } from '../call/query.ts'

export const siteQuery = query(getSite, {})

/** What the site is called and how it looks. Every page comes with it. */
export const useSite = () => useLoaded(siteQuery).data

/** Those that the site speaks to readers and search engines (AMB-120). */
export const offeredLanguages = (site: Pick<Site, 'languages'>) =>
  languages.filter(({ id }) => site.languages.includes(id))
