import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { listStaffVideos } from '@loadout/contract/videos/staff-videos.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Site } from '../site-parts.ts'
import { countStaffRows, listStaffRows } from './queries.ts'
import { shownFields } from './read-videos.ts'

export async function readStaffVideos(
  { db }: Pick<Site, 'db'>,
  paging: ParsedInputOf<typeof listStaffVideos>,
): Promise<OutputOf<typeof listStaffVideos>> {
  const [count, rows] = await Promise.all([countStaffRows(db), listStaffRows(db, paging)])
  const entries = rows.map((row) => ({
    ...shownFields(row),
    published: row.shown_from && unixSeconds(row.shown_from),
  }))
  return { count, entries }
}
