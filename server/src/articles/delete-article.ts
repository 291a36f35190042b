import { sql } from 'kysely'
import { lockMembers } from '../accounts/lock-members.ts'
import type { Db } from '../platform/db/database.ts'
import { uncountArticle } from './count-articles.ts'

/**
 * Takes an article away with all that hangs on it, its comments among them. Whoever comments on it
 * at the same moment comes before or finds nothing.
 */
export async function deleteArticle(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('article').select('id').where('id', '=', id).forUpdate().execute()
  await uncountArticle(tx, id)
  await uncountComments(tx, id)
  await tx.deleteFrom('article').where('id', '=', id).execute()
}

/**
 * What members have said in all, which their pages show, is one less for each of its comments. They
 * are counted when nobody can delete one any more, or one would be taken off twice.
 */
async function uncountComments(tx: Db, articleId: number): Promise<void> {
  const spoken = await tx
    .selectFrom('comment')
    .select('author_id')
    .distinct()
    .where('article_id', '=', articleId)
    .where('deleted_at', 'is', null)
    .execute()
  if (spoken.length === 0) return
  const authors = spoken.map(({ author_id }) => author_id)
  await lockMembers(tx, authors)
  await sql`
    update users set comment_count = comment_count - spoken.comments
    from (
      select author_id, count(*)::integer as comments from comment
      where article_id = ${articleId} and deleted_at is null
      group by author_id
    ) as spoken
    where users.id = spoken.author_id`.execute(tx)
}
