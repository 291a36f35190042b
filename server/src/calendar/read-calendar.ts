import type {
  CalendarEvent,
  CalendarEventEntry,
  countEvents,
  getEvent,
  listEvents,
} from '@loadout/contract/calendar/calendar.ts'
import type { listEventsOfNews, NamedEvent } from '@loadout/contract/calendar/events-of-news.ts'
import { eventPath } from '@loadout/contract/calendar/event-path.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { patternOf } from '../articles/pattern.ts'
import { maskOf, type Categories } from '../categories/categories.ts'
import { newsEntry } from '../news/service.ts'
import { newsPicture } from '../news/pictures.ts'
import { unixSeconds } from '../platform/clock.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { listRowsById } from '../streams/queries.ts'
import { streamEntry } from '../streams/stream-entry.ts'
import { listStreamIds } from './event-streams.ts'
import { eventPicture, eventThumbnail } from './pictures.ts'
import {
  countEventRows,
  findEventRow,
  listEventRows,
  listNewsRows,
  listRowsOfNews,
  listRowsOfStream,
  type EventFilter,
  type EventRow,
} from './queries.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'categories'>

export const eventNotFound = () => new PublicError(404, 'event_not_found')

/** One event with its news and channels (EVENT-09). */
export async function readEvent(
  { db, clock, categories }: Parts,
  { id, language_id }: ParsedInputOf<typeof getEvent>,
): Promise<CalendarEvent> {
  const about = { id, languageId: language_id }
  const [row, news, streams] = await Promise.all([
    findEventRow(db, about),
    listNewsRows(db, { ...about, now: clock.now() }),
    listStreamIds(db, id).then((ids) => listRowsById(db, ids)),
  ])
  if (!row) throw eventNotFound()
  return {
    ...eventEntry(row, categories),
    content: row.content,
    versions: row.versions,
    news: news.map((each) => newsEntry(each, categories)),
    streams: streams.map((each) => streamEntry(each, categories)),
  }
}

/** Events to come or over, of the games asked for, or those with slides (EVENT-07). */
export async function readEventList(
  parts: Parts,
  { limit, offset, slides = false, language_id, ...narrowing }: ParsedInputOf<typeof listEvents>,
): Promise<CalendarEventEntry[]> {
  const rows = await listEventRows(parts.db, {
    ...filterOf(parts, narrowing),
    areSlides: slides,
    limit,
    offset,
    languageId: language_id,
  })
  return rows.map((row) => eventEntry(row, parts.categories))
}

/** How many events the same filter lists (EVENT-08). */
export const readEventCount = (parts: Parts, narrowing: ParsedInputOf<typeof countEvents>) =>
  countEventRows(parts.db, filterOf(parts, narrowing))

export async function readEventsOfNews(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { id, language_id }: ParsedInputOf<typeof listEventsOfNews>,
): Promise<NamedEvent[]> {
  const rows = await listRowsOfNews(db, { id, languageId: language_id, now: clock.now() })
  return rows.map(namedEvent)
}

/** Those on a channel that are not over. */
export async function readEventsOnStream(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { id, language_id }: { id: number; language_id: number | undefined },
): Promise<NamedEvent[]> {
  const rows = await listRowsOfStream(db, { id, languageId: language_id, now: clock.now() })
  return rows.map(namedEvent)
}

type NamedRow = Awaited<ReturnType<typeof listRowsOfNews>>[number]

/** As news and streams name it. */
const namedEvent = ({ slug, start_date, ...row }: NamedRow): NamedEvent => ({
  ...row,
  path: eventPath({ id: row.id, slug }),
  start_date: unixSeconds(start_date),
})

const spans = { true: 'over', false: 'to come' } as const
export const spanOf = (past: boolean | undefined): EventFilter['span'] =>
  past === undefined ? undefined : spans[`${past}`]

const filterOf = (
  { clock, categories }: Parts,
  { categories: ids, past }: ParsedInputOf<typeof countEvents>,
): EventFilter => ({ now: clock.now(), mask: categories.wanted(ids), span: spanOf(past) })

/** A row as lists answer it. */
export const eventEntry = (row: EventRow, categories: Categories): CalendarEventEntry => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  description: row.description,
  category_id: row.category_id,
  image: row.image === null ? null : eventPicture(row.image),
  thumbnail: shownThumbnail(row, categories),
  start_date: unixSeconds(row.start_date),
  end_date: row.end_date && unixSeconds(row.end_date),
  time_zone: row.time_zone,
  prize: row.prize,
  cancelled: row.cancelled,
  language_id: row.language_id,
})

/** A card without a picture would be a hole in the list. */
function shownThumbnail(
  { thumbnail, image, category_id, inserted }: EventRow,
  categories: Categories,
): string {
  if (thumbnail !== null) return eventThumbnail(thumbnail)
  if (image !== null) return eventPicture(image)
  return newsPicture(patternOf(categories.inMask(maskOf([category_id])), inserted))
}
