import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { articlesOn, entryColumns, type Listed } from '../articles/article-rows.ts'
import { kindNumber } from '../articles/kinds.ts'
import { newsKind } from '../news/kind.ts'
import type { Db } from '../platform/db/database.ts'
import {
  prepared,
  preparedByShape,
  type Blanks,
  type ValueOrBlank,
} from '../platform/db/prepared.ts'

type LanguageValue = { languageId: number | undefined }

const events = (db: Db) => db.selectFrom('calendar_event as event').selectAll()

/**
 * Events with their text in the wanted language, else the primary one; of a list only those that it
 * shows, because finding the text of one costs more than the event.
 */
export const eventsIn = (
  db: Db,
  languageId: ValueOrBlank<number | undefined>,
  listed = events(db),
) =>
  db.selectFrom(listed.as('event')).innerJoin('calendar_event_text as text', (join) =>
    join.onRef('text.event_id', '=', 'event.id').on(
      'text.language_id',
      '=',
      sql<number>`coalesce((
        select wanted.language_id from calendar_event_text as wanted
        where wanted.event_id = event.id and wanted.language_id = ${languageId}::smallint
      ), event.language_id)`,
    ),
  )

/** What lists show. */
export const eventColumns = [
  'event.id',
  'event.category_id',
  'event.start_date',
  'event.end_date',
  'event.time_zone',
  'event.prize',
  'event.cancelled',
  'event.image',
  'event.thumbnail',
  'event.inserted',
  'text.language_id',
  'text.title',
  'text.slug',
  'text.description',
] as const

export type EventRow = Awaited<ReturnType<typeof listEventRows>>[number]

/** Undefined is both: what is to come, then what is over. */
export type Span = 'to come' | 'over' | undefined

export const inSpan = (span: Span, now: ValueOrBlank<Date>): RawBuilder<SqlBool> => {
  if (span === undefined) return sql`true`
  return span === 'over' ? sql`event.over_at <= ${now}` : sql`event.over_at > ${now}`
}

/** The soonest of what is to come first, and the latest of what is over (AMB-49). */
export const inOrder = {
  'to come': () => sql`event.start_date, event.id`,
  over: () => sql`event.over_at desc, event.id desc`,
  both: (now: ValueOrBlank<Date>) => sql`
    event.over_at <= ${now},
    case when event.over_at > ${now} then event.start_date end,
    case when event.over_at > ${now} then event.id end,
    event.over_at desc,
    event.id desc`,
}

type Narrowed = { span: Span; isNarrowed: boolean; areSlides?: boolean | undefined }
type NarrowedValues = { now: Date; mask: number | undefined }

const isSlide = sql`
  event.image is not null and event.end_date is not null and not event.cancelled`

const narrowed = (
  { span, isNarrowed, areSlides = false }: Narrowed,
  { now, mask }: Blanks<NarrowedValues>,
): RawBuilder<SqlBool> =>
  sql.join(
    [
      inSpan(span, now),
      ...(isNarrowed ? [sql`((1 << event.category_id) & ${mask}::integer) <> 0`] : []),
      ...(areSlides ? [isSlide] : []),
    ],
    sql` and `,
  )

type ListShape = Narrowed & { limit: number; offset: number }

const eventList = preparedByShape(
  (db, { limit, offset, ...shape }: ListShape, values: Blanks<NarrowedValues & LanguageValue>) => {
    const order = inOrder[shape.span ?? 'both'](values.now)
    const listed = events(db)
      .where(narrowed(shape, values))
      .orderBy(order)
      .limit(sql.lit(limit))
      .offset(sql.lit(offset))
    return eventsIn(db, values.languageId, listed).select(eventColumns).orderBy(order)
  },
)

export type EventFilter = NarrowedValues & { span: Span }

/** `mask` has the bits of the games wanted; undefined means all. */
export const listEventRows = (
  db: Db,
  {
    span,
    limit,
    offset,
    areSlides,
    ...values
  }: EventFilter & LanguageValue & Omit<ListShape, 'isNarrowed'>,
) =>
  eventList(db, { span, isNarrowed: values.mask !== undefined, areSlides, limit, offset }, values)

const eventCount = preparedByShape((db, shape: Narrowed, values: Blanks<NarrowedValues>) =>
  db
    .selectFrom('calendar_event as event')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(narrowed(shape, values)),
)

export async function countEventRows(db: Db, { span, ...values }: EventFilter): Promise<number> {
  const [row] = await eventCount(db, { span, isNarrowed: values.mask !== undefined }, values)
  return row?.count ?? 0
}

const versionsOf = sql<{ language_id: number; slug: string }[]>`(
  select json_agg(
    json_build_object('language_id', other.language_id, 'slug', other.slug)
    order by other.language_id)
  from calendar_event_text as other where other.event_id = event.id
)`.as('versions')

const event = prepared((db, { id, languageId }: Blanks<{ id: number } & LanguageValue>) =>
  eventsIn(db, languageId)
    .select([...eventColumns, 'text.content', versionsOf])
    .where('event.id', '=', id),
)

export const findEventRow = async (db: Db, values: { id: number } & LanguageValue) =>
  (await event(db, values))[0]

type NewsValues = { id: number; now: Date } & LanguageValue

const newsOfEvent = prepared((db, { id, now, languageId }: Blanks<NewsValues>) =>
  articlesOn(
    db,
    sql<Listed>`(
      select article.id, coalesce((
        select wanted.language_id from article_version as wanted
        where wanted.article_id = article.id and wanted.language_id = ${languageId}::smallint
      ), article.language_id) as language_id
      from calendar_event_news as named
        join article on article.id = named.article_id
      where named.event_id = ${id} and article.kind = ${sql.lit(kindNumber(newsKind))}
        and article.published_at <= ${now}
    )`,
  )
    .select(entryColumns(now))
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc'),
)

/** What readers can read about an event, the newest first. */
export const listNewsRows = (db: Db, values: NewsValues) => newsOfEvent(db, values)

/** What news and streams say of an event. */
const namedColumns = [
  'event.id',
  'event.start_date',
  'event.cancelled',
  'text.language_id',
  'text.title',
  'text.slug',
] as const

type StreamValues = { id: number; now: Date } & LanguageValue

const eventsOfStream = prepared((db, { id, now, languageId }: Blanks<StreamValues>) =>
  eventsIn(db, languageId)
    .innerJoin('calendar_event_stream as named', 'named.event_id', 'event.id')
    .select(namedColumns)
    .where('named.stream_id', '=', id)
    .where('event.over_at', '>', now)
    .where('event.cancelled', '=', false)
    .orderBy('event.start_date')
    .orderBy('event.id'),
)

/** The events that name a channel, take place and are not over. */
export const listRowsOfStream = (db: Db, values: StreamValues) => eventsOfStream(db, values)

type OfNewsValues = { id: number; now: Date } & LanguageValue

const eventsOfNews = prepared((db, { id, now, languageId }: Blanks<OfNewsValues>) =>
  eventsIn(db, languageId)
    .innerJoin('calendar_event_news as named', 'named.event_id', 'event.id')
    .innerJoin('article', 'article.id', 'named.article_id')
    .select(namedColumns)
    .where('named.article_id', '=', id)
    .where('article.published_at', '<=', now)
    .orderBy('event.start_date')
    .orderBy('event.id'),
)

/** The events that name an article; none as long as nobody can read it (checklist G07). */
export const listRowsOfNews = (db: Db, values: OfNewsValues) => eventsOfNews(db, values)
