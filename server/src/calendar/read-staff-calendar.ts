import type {
  getStaffEvent,
  listStaffEvents,
  StaffEvent,
  StaffEventEntry,
} from '@loadout/contract/calendar/staff-calendar.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Site } from '../site-parts.ts'
import { eventPicture, eventThumbnail } from './pictures.ts'
import { countEventRows } from './queries.ts'
import { eventEntry, eventNotFound, spanOf } from './read-calendar.ts'
import { findStaffRow, listStaffRows } from './staff-queries.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'categories'>

/** All events for staff (ADMIN-13). */
export async function readStaffEvents(
  { db, clock, categories }: Parts,
  { limit, offset, past, language_id }: ParsedInputOf<typeof listStaffEvents>,
): Promise<{ count: number; entries: StaffEventEntry[] }> {
  const listed = { now: clock.now(), span: spanOf(past) }
  const [count, rows] = await Promise.all([
    countEventRows(db, { ...listed, mask: undefined }),
    listStaffRows(db, { ...listed, languageId: language_id, limit, offset }),
  ])
  const entries = rows.map(({ languages, ...row }) => ({
    ...eventEntry(row, categories),
    thumbnail: row.thumbnail === null ? null : eventThumbnail(row.thumbnail),
    languages,
  }))
  return { count, entries }
}

export async function readStaffEvent(
  { db }: Pick<Parts, 'db'>,
  { id }: ParsedInputOf<typeof getStaffEvent>,
): Promise<StaffEvent> {
  const row = await findStaffRow(db, id)
  if (!row) throw eventNotFound()
  return {
    ...row,
    image: row.image === null ? null : eventPicture(row.image),
    thumbnail: row.thumbnail === null ? null : eventThumbnail(row.thumbnail),
    start_date: unixSeconds(row.start_date),
    end_date: row.end_date && unixSeconds(row.end_date),
  }
}
