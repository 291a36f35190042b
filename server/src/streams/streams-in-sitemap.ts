import { STREAMS, streamPath } from '@loadout/contract/streams/stream-path.ts'
import type { Site } from '../site-parts.ts'
import type { SitemapEntry } from '../sitemap/sitemap-entry.ts'

const MAX_STREAMS = 1_000

/** The directory and its channels. */
export async function streamsInSitemap({ db }: Pick<Site, 'db'>): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('stream')
    .select(['id', 'username'])
    .where('hidden', '=', false)
    .orderBy('id')
    .limit(MAX_STREAMS)
    .execute()
  return [{ path: STREAMS }, ...rows.map((row) => ({ path: streamPath(row) }))]
}
