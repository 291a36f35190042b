import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { POST } from '../posts/post-rows.ts'

/** One post, or all of an author. */
export type Counted = { postId: number } | { authorId: number }

const articlesOf = (of: Counted): RawBuilder<unknown> =>
  'postId' in of
    ? sql`(select ${of.postId}::int)`
    : sql`(select id from article where author_id = ${of.authorId} and kind = ${POST})`

export async function countViews(db: Db, articleId: number): Promise<number> {
  const { views } = await db
    .selectFrom('article_country')
    .select((select) => select.fn.sum<number | null>('views').as('views'))
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow()
  return views ?? 0
}

export const listCountries = (db: Db, of: Counted) =>
  db
    .selectFrom('article_country')
    .select(['country_code', sql<number>`sum(views)::int`.as('count')])
    .where('article_id', 'in', sql<number>`${articlesOf(of)}`)
    .groupBy('country_code')
    .orderBy('count', 'desc')
    .orderBy('country_code')
    .execute()

/** Views of the days from `first` to `last`, without those that had none. */
export const listDays = (db: Db, of: Counted, { first, last }: { first: number; last: number }) =>
  db
    .selectFrom('article_day')
    .select(['day', sql<number>`sum(views)::int`.as('views')])
    .where('article_id', 'in', sql<number>`${articlesOf(of)}`)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .execute()

/** Undefined when no visitors of this author have been counted yet. */
export const findVisitors = async (db: Db, authorId: number) =>
  (
    await db
      .selectFrom('author_visitors')
      .select('visitors')
      .where('author_id', '=', authorId)
      .executeTakeFirst()
  )?.visitors
