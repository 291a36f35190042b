import { isTimeZone } from '@loadout/contract/calendar/event-rules.ts'
import { slugOf } from '../articles/slug.ts'
import { auditedTexts } from '../audit/audited-texts.ts'
import type { Fields } from '../audit/difference.ts'
import type { Categories } from '../categories/categories.ts'
import { DAY, momentOf, unixSeconds } from '../platform/clock.ts'
import { SANITIZER_VERSION, acceptedArticle } from '../platform/html/sanitize.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { KeptPictures } from './pictures.ts'
import type { StaffEventRow } from './staff-queries.ts'

/** What belongs to an event in all its languages, as it is asked for; moments in Unix seconds. */
export type SettingsInput = {
  category_id?: number | undefined
  start_date?: number | undefined
  /** 0 for none. */
  end_date?: number | undefined
  time_zone?: string | undefined
  prize?: string | undefined
  cancelled?: boolean | undefined
  news?: readonly number[] | undefined
  /** Names of channels. */
  streams?: readonly string[] | undefined
}

type Columns = Pick<
  StaffEventRow,
  | 'category_id'
  | 'start_date'
  | 'end_date'
  | 'time_zone'
  | 'prize'
  | 'cancelled'
  | 'image'
  | 'thumbnail'
> & { over_at: Date }

/** What an event is from now on: what is left out stays as it was (AMB-88). */
export function keptSettings(
  input: SettingsInput,
  {
    pictures,
    before,
    all,
  }: { pictures: KeptPictures; before?: StaffEventRow } & Pick<Categories, 'all'>,
): Columns {
  const { category_id = before?.category_id, time_zone = before?.time_zone ?? 'UTC' } = input
  if (!category_id || !all.some(({ id }) => id === category_id))
    throw ruleBroken('category_missing', 'category_id')
  if (!isTimeZone(time_zone)) throw ruleBroken('time_zone_unknown', 'time_zone')
  const kept = (name: keyof KeptPictures) =>
    pictures[name] === undefined ? (before?.[name] ?? null) : pictures[name]
  return {
    category_id,
    time_zone,
    ...keptSpan(input, before),
    prize: input.prize ?? before?.prize ?? '',
    cancelled: input.cancelled ?? before?.cancelled ?? false,
    image: kept('image'),
    thumbnail: kept('thumbnail'),
  }
}

/** Nobody knows of an event without an end when it is over: a day later it is taken for past. */
function keptSpan(
  input: SettingsInput,
  before: StaffEventRow | undefined,
): Pick<Columns, 'start_date' | 'end_date' | 'over_at'> {
  const start_date =
    input.start_date === undefined ? before?.start_date : momentOf(input.start_date)
  if (!start_date) throw ruleBroken('event_start_missing', 'start_date')
  const end_date = keptEnd(input.end_date, before)
  if (end_date && end_date < start_date) throw ruleBroken('event_end_early', 'end_date')
  return { start_date, end_date, over_at: end_date ?? new Date(start_date.getTime() + DAY) }
}

function keptEnd(end: number | undefined, before: StaffEventRow | undefined): Date | null {
  if (end === undefined) return before?.end_date ?? null
  return end === 0 ? null : momentOf(end)
}

/** What is kept of what somebody wrote; an event needs words in every language it has. */
export function keptText(text: { title: string; description: string; content: string }) {
  if (text.title === '') throw ruleBroken('title_missing', 'title')
  if (text.description === '') throw ruleBroken('description_missing', 'description')
  return {
    title: text.title,
    slug: slugOf(text.title),
    description: text.description,
    content: acceptedArticle(text.content),
    sanitizer_version: SANITIZER_VERSION,
  }
}

/** An event as the audit keeps it. */
export const auditedEvent = (row: StaffEventRow): Fields => ({
  category_id: row.category_id,
  start_date: unixSeconds(row.start_date),
  end_date: row.end_date && unixSeconds(row.end_date),
  time_zone: row.time_zone,
  prize: row.prize,
  cancelled: row.cancelled,
  image: row.image,
  thumbnail: row.thumbnail,
  news: row.news,
  streams: row.streams,
  ...auditedTexts(row.versions, ['title', 'description', 'content']),
})
