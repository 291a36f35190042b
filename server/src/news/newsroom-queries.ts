import { sql, type SqlBool } from 'kysely'
import type { NewsState } from '@loadout/contract/news/newsroom.ts'
import { inPrimaryLanguage, staffColumns } from '../articles/article-rows.ts'
import { kindNumber } from '../articles/kinds.ts'
import { escapeLike } from '../platform/db/escape-like.ts'
import type { Db } from '../platform/db/database.ts'
import { pollOfArticle } from '../polls/staff-queries.ts'
import { newsKind } from './kind.ts'

const NEWS = sql.lit(kindNumber(newsKind))

const languagesOf = sql<number[]>`(
  select json_agg(
    written.language_id
    order by written.language_id <> article.language_id, written.language_id)
  from article_version as written
  where written.article_id = article.id
)`.as('languages')

type StaffFilter = {
  words: string
  languageId: number | undefined
  state: NewsState | undefined
  now: Date
}

const states = {
  draft: () => sql<SqlBool>`article.published_at = 'infinity'`,
  scheduled: (now: Date) =>
    sql<SqlBool>`article.published_at > ${now} and article.published_at < 'infinity'`,
  published: (now: Date) => sql<SqlBool>`article.published_at <= ${now}`,
}

/**
 * News in a language, or each in its primary one; found by a part of a title in any language, or by
 * their number.
 */
function filtered(db: Db, { words, languageId, state, now }: StaffFilter) {
  const part = `%${escapeLike(words)}%`
  return db
    .selectFrom('article')
    .innerJoin('article_version as version', (join) =>
      join
        .onRef('version.article_id', '=', 'article.id')
        .on(
          'version.language_id',
          '=',
          languageId === undefined ? sql<number>`article.language_id` : languageId,
        ),
    )
    .innerJoin('users as author', 'author.id', 'article.author_id')
    .where('article.kind', '=', NEWS)
    .$if(state !== undefined, (rows) => rows.where(states[state ?? 'draft'](now)))
    .$if(words !== '', (rows) =>
      rows.where(
        sql<SqlBool>`(
          article.id::text = ${words}
          or exists (
            select from article_version as named
            where named.article_id = article.id and named.title ilike ${part}))`,
      ),
    )
}

export const listStaffRows = (
  db: Db,
  { limit, offset, ...filter }: StaffFilter & { limit: number; offset: number },
) =>
  filtered(db, filter)
    .select([...staffColumns(filter.now), languagesOf])
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
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
    order by written.language_id <> article.language_id, written.language_id)
  from article_version as written where written.article_id = article.id
)`.as('versions')

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaffRow>>>

/** News as they are edited, published or not. */
export const findStaffRow = (db: Db, id: number, now: Date) =>
  db
    .selectFrom('article')
    .innerJoin('article_version as version', (join) => join.on(inPrimaryLanguage))
    .innerJoin('users as author', 'author.id', 'article.author_id')
    .select([...staffColumns(now), textsOf, pollOfArticle])
    .where('article.id', '=', id)
    .where('article.kind', '=', NEWS)
    .executeTakeFirst()

/** So that whoever changes the same news comes after. False when there are none. */
export async function lockNews(tx: Db, id: number): Promise<boolean> {
  const locked = await tx
    .selectFrom('article')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', NEWS)
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
