import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { appendTagChanges } from '../tags/tag-changes.ts'
import { countColumnOf } from './author-counts.ts'

/** Counts an article that has just been written, with its versions and tags. */
export const countArticle = (tx: Db, id: number) => count(tx, id, 1)

/** Takes an article out of the counts again, as it is before it changes or goes. */
export const uncountArticle = (tx: Db, id: number) => count(tx, id, -1)

/** The one way to change what counts depend on: time, games, tags, languages. */
export async function recountArticle(tx: Db, id: number, change: () => Promise<unknown>) {
  await uncountArticle(tx, id)
  await change()
  await countArticle(tx, id)
}

/**
 * Nobody waits here for anybody but the same author: tags only take note of what changes.
 */
async function count(tx: Db, id: number, change: 1 | -1) {
  await appendTagChanges(tx, id, change)
  const { author_id, kind } = await tx
    .selectFrom('article')
    .select(['author_id', 'kind'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const column = countColumnOf(kind)
  if (column !== undefined)
    await tx
      .updateTable('users')
      .set((set) => ({ [column]: set(column, '+', change) }))
      .where('id', '=', author_id)
      .execute()
  await sql`
    insert into author_language as counted (author_id, kind, language_id, article_count)
    select ${author_id}::integer, ${kind}::smallint, language_id, ${sql.lit(Math.max(change, 0))}
    from article_version where article_id = ${id}
    on conflict (author_id, kind, language_id)
    do update set article_count = counted.article_count + ${sql.lit(change)}`.execute(tx)
}
