import { sql, type SqlBool } from 'kysely'
import type { NewsState } from '@loadout/contract/news/newsroom.ts'
import { authorColumns } from '../accounts/author.ts'
import { asTyped } from '../platform/db/as-typed.ts'
import type { Db } from '../platform/db/database.ts'
import { linksOf, publishedBy } from './queries.ts'

const columns = [
  'news.id',
  'news.image',
  'news.inserted',
  'news.category_mask',
  'news.pinned',
  'news.starred_at',
  'news.upvotes',
  'news.comments',
  'news.revision',
  'version.language_id',
  'version.title',
  'version.slug',
  'version.excerpt',
  ...authorColumns,
  'author.banner as author_banner',
  'author.post_count',
] as const

/** A draft has none. */
const time = sql<Date | null>`nullif(news.published_at, 'infinity')`.as('published_at')

const languagesOf = sql<number[]>`(
  select json_agg(written.language_id order by written.language_id <> news.language_id, written.language_id) from news_version as written where written.news_id = news.id
)`.as('languages')

export type StaffFilter = {
  words: string
  languageId: number | undefined
  state: NewsState | undefined
  now: Date
}

const states = {
  draft: () => sql<SqlBool>`news.published_at = 'infinity'`,
  scheduled: (now: Date) =>
    sql<SqlBool>`news.published_at > ${now} and news.published_at < 'infinity'`,
  published: (now: Date) => sql<SqlBool>`news.published_at <= ${now}`,
}

/**
 * News in a language, or each in its primary one; found by a part of a title in any language, or by
 * their number.
 */
function filtered(db: Db, { words, languageId, state, now }: StaffFilter) {
  const part = `%${asTyped(words)}%`
  return db
    .selectFrom('news')
    .innerJoin('news_version as version', (join) =>
      join
        .onRef('version.news_id', '=', 'news.id')
        .on(
          'version.language_id',
          '=',
          languageId === undefined ? sql<number>`news.language_id` : languageId,
        ),
    )
    .innerJoin('users as author', 'author.id', 'news.author_id')
    .$if(state !== undefined, (rows) => rows.where(states[state ?? 'draft'](now)))
    .$if(words !== '', (rows) =>
      rows.where(
        sql<SqlBool>`(news.id::text = ${words} or exists (select from news_version as named where named.news_id = news.id and named.title ilike ${part}))`,
      ),
    )
}

export const listStaffRows = (
  db: Db,
  { limit, offset, ...filter }: StaffFilter & { limit: number; offset: number },
) =>
  filtered(db, filter)
    .select([...columns, time, publishedBy(filter.now), ...linksOf(), languagesOf])
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countStaffRows(db: Db, filter: StaffFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The primary version first. */
const textsOf = sql<
  { language_id: number; title: string; slug: string; excerpt: string; content: string }[]
>`(
  select json_agg(
    json_build_object('language_id', written.language_id, 'title', written.title, 'slug', written.slug, 'excerpt', written.excerpt, 'content', written.content)
    order by written.language_id <> news.language_id, written.language_id)
  from news_version as written where written.news_id = news.id
)`.as('versions')

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaffRow>>>

/** News as they are edited, published or not. */
export const findStaffRow = (db: Db, id: number, now: Date) =>
  db
    .selectFrom('news')
    .innerJoin('news_version as version', (join) =>
      join
        .onRef('version.news_id', '=', 'news.id')
        .onRef('version.language_id', '=', 'news.language_id'),
    )
    .innerJoin('users as author', 'author.id', 'news.author_id')
    .select([...columns, time, publishedBy(now), ...linksOf(), textsOf])
    .where('news.id', '=', id)
    .executeTakeFirst()

/** So that whoever changes the same news comes after. False when there are none. */
export async function lockNews(tx: Db, id: number): Promise<boolean> {
  const locked = await tx
    .selectFrom('news')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked !== undefined
}

/** The same of news that this transaction has locked or made. */
export async function findWritten(tx: Db, id: number, now: Date): Promise<StaffRow> {
  const row = await findStaffRow(tx, id, now)
  if (!row) throw new Error(`news ${id} went away while they were written`)
  return row
}
