import { sql } from 'kysely'
import { kindNumber } from '../src/articles/kinds.ts'
import { postKind } from '../src/posts/kind.ts'
import type { RunningSite } from '../src/site.ts'
import { dayOf } from '../src/statistics/day.ts'

export type ViewsWish = { views?: number; daysAgo?: number; country?: string }

/** Readers of an article on a day, each also a visitor of its author if it is a post. */
export async function makeViews(
  { db, clock }: Pick<RunningSite, 'db' | 'clock'>,
  { id }: { id: number },
  { views = 1, daysAgo = 0, country = 'ZZ' }: ViewsWish,
): Promise<void> {
  const { kind, author_id } = await db
    .selectFrom('article')
    .select(['kind', 'author_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const day = dayOf(clock.now()) - daysAgo
  await db.insertInto('article_day').values({ article_id: id, day, kind, views }).execute()
  await sql`
    insert into article_country as stored (article_id, country_code, views)
    values (${id}, ${country}, ${views}) on conflict (article_id, country_code)
    do update set views = stored.views + excluded.views`.execute(db)
  if (kind !== kindNumber(postKind)) return
  await sql`
    insert into author_day as stored (author_id, day, visitors)
    values (${author_id}, ${day}, ${views}) on conflict (author_id, day)
    do update set visitors = stored.visitors + excluded.visitors`.execute(db)
  await sql`
    insert into author_visitors as stored (author_id, visitors)
    values (${author_id}, ${views}) on conflict (author_id)
    do update set visitors = stored.visitors + excluded.visitors`.execute(db)
}
