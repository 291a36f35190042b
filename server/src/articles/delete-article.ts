import { sql } from 'kysely'
import { lockMembers } from '../accounts/lock-members.ts'
import { uncountComments, type Spoken } from '../comments/comment-count.ts'
import type { Db } from '../platform/db/database.ts'
import { uncountArticle } from './count-articles.ts'

/**
 * Takes an article away with all that hangs on it, its comments among them. Whoever comments on it
 * at the same moment comes before or finds nothing. Its author and all who have commented are
 * locked at once, with other members whom the same transaction changes.
 */
export async function deleteArticle(
  tx: Db,
  id: number,
  members: readonly number[] = [],
): Promise<void> {
  const { author_id: authorId } = await tx
    .selectFrom('article')
    .select('author_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const spoken = await deleteComments(tx, id)
  await lockMembers(tx, [authorId, ...spoken.map(({ author_id }) => author_id), ...members])
  await uncountComments(tx, spoken)
  await uncountArticle(tx, id)
  await tx.deleteFrom('article').where('id', '=', id).execute()
}

/**
 * Before anybody is locked: whoever upvotes or deletes one of them holds it while they wait for its
 * author. Answers how many of each author nobody had deleted.
 */
async function deleteComments(tx: Db, articleId: number): Promise<Spoken[]> {
  const { rows } = await sql<Spoken>`
    with held as (
      select id from comment where article_id = ${articleId} order by id for update
    ),
    gone as (
      delete from comment using held where comment.id = held.id
      returning comment.author_id, comment.deleted_at
    )
    select author_id, count(*)::integer as comments from gone
    where deleted_at is null
    group by author_id`.execute(tx)
  return rows
}
