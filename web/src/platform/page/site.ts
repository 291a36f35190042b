import { getSite } from '@loadout/contract/site-settings/site.ts'
import { query, useLoaded } from '../call/query.ts'

export const siteQuery = query(getSite, {})

/** What the site is called and how it looks. Every page comes with it. */
export const useSite = () => useLoaded(siteQuery).data
