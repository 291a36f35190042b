import { sql } from 'kysely'
import { inPrimaryLanguage } from '../articles/article-rows.ts'
import type { Db } from '../platform/db/database.ts'
import { eventColumns, eventsIn, inOrder, inSpan, type Span } from './queries.ts'

const languagesOf = sql<number[]>`(
  select json_agg(
    written.language_id
    order by written.language_id <> event.language_id, written.language_id)
  from calendar_event_text as written where written.event_id = event.id
)`.as('languages')

type Text = {
  language_id: number
  title: string
  slug: string
  description: string
  content: string
}

/** The primary one first. */
const textsOf = sql<Text[]>`(
  select json_agg(
    json_build_object(
      'language_id', written.language_id, 'title', written.title, 'slug', written.slug,
      'description', written.description, 'content', written.content
    )
    order by written.language_id <> event.language_id, written.language_id)
  from calendar_event_text as written where written.event_id = event.id
)`.as('versions')

/** Published or not: staff name what is still to be written up. */
const newsOf = sql<number[]>`(
  select coalesce(json_agg(named.article_id order by named.article_id), '[]')
  from calendar_event_news as named where named.event_id = event.id
)`.as('news')

/** What an event names, with its titles, and whether it is out. */
export const listNamedNews = (db: Db, eventId: number, now: Date) =>
  db
    .selectFrom('calendar_event_news as named')
    .innerJoin('article', 'article.id', 'named.article_id')
    .innerJoin('article_version as version', (join) => join.on(inPrimaryLanguage))
    .select(['article.id', 'version.title'])
    .select((select) =>
      select('article.published_at', '<=', now).$castTo<boolean>().as('published'),
    )
    .where('named.event_id', '=', eventId)
    .orderBy('article.id')
    .execute()

const streamsOf = sql<string[]>`(
  select coalesce(json_agg(stream.username order by lower(stream.username)), '[]')
  from calendar_event_stream as named join stream on stream.id = named.stream_id
  where named.event_id = event.id
)`.as('streams')

export type StaffEventRow = NonNullable<Awaited<ReturnType<typeof findStaffRow>>>

export const findStaffRow = (db: Db, id: number) =>
  db
    .selectFrom('calendar_event as event')
    .select([
      'event.id',
      'event.category_id',
      'event.start_date',
      'event.end_date',
      'event.time_zone',
      'event.prize',
      'event.cancelled',
      'event.image',
      'event.thumbnail',
      'event.language_id',
      'event.revision',
      textsOf,
      newsOf,
      streamsOf,
    ])
    .where('event.id', '=', id)
    .executeTakeFirst()

/** So that whoever changes the same event comes after. False when there is none. */
export async function lockEvent(tx: Db, id: number): Promise<boolean> {
  const locked = await tx
    .selectFrom('calendar_event')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked !== undefined
}

/** The same of an event that this transaction has locked or made. */
export async function findWritten(tx: Db, id: number): Promise<StaffEventRow> {
  const row = await findStaffRow(tx, id)
  if (!row) throw new Error(`event ${id} went away while it was written`)
  return row
}

type StaffFilter = { now: Date; span: Span; languageId: number | undefined }

export const listStaffRows = (
  db: Db,
  { now, span, languageId, limit, offset }: StaffFilter & { limit: number; offset: number },
) =>
  eventsIn(db, languageId)
    .select([...eventColumns, languagesOf])
    .where(inSpan(span, now))
    .orderBy(inOrder[span ?? 'both'](now))
    .limit(limit)
    .offset(offset)
    .execute()
