import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import type {
  getStaffEvent,
  listStaffEvents,
  StaffEvent,
  StaffEventEntry,
} from '@loadout/contract/calendar/staff-calendar.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { newsKind } from '../news/kind.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { eventPicture, eventThumbnail } from './pictures.ts'
import { countEventRows } from './queries.ts'
import { eventEntry, eventNotFound, spanOf } from './read-calendar.ts'
import { findStaffRow, listNamedNews, listStaffRows } from './staff-queries.ts'

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

/** News that are not out have no title for staff who do not publish any (checklist G07). */
export async function readStaffEvent(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { input: { id }, caller }: Pick<CallRequest<typeof getStaffEvent>, 'input' | 'caller'>,
): Promise<StaffEvent> {
  const row = await findStaffRow(db, id)
  if (!row) throw eventNotFound()
  const news = await listNamedNews(db, id, clock.now())
  const seesAll = hasPermission(caller, newsKind.unseenFor)
  return {
    ...row,
    news: news.map(({ id: number, title, published }) => ({
      id: number,
      title: published || seesAll ? title : null,
    })),
    image: row.image === null ? null : eventPicture(row.image),
    thumbnail: row.thumbnail === null ? null : eventThumbnail(row.thumbnail),
    start_date: unixSeconds(row.start_date),
    end_date: row.end_date && unixSeconds(row.end_date),
  }
}
