import { sql } from 'kysely'
import type { EraseTraces } from '../leaving/leaver.ts'
import { deletePostRows } from './delete-post.ts'
import { deleteKept } from './discard-kept.ts'
import { lockPost, POST } from './post-rows.ts'

/**
 * What nobody could read yet goes in any case, and so does what they had kept beside a text that
 * readers see. Nobody is told of a post that goes with its author.
 */
export const erasePosts: EraseTraces = async (site, { id, keepsTexts }) => {
  const { db, clock, transaction } = site
  const posts = await db
    .selectFrom('article')
    .select('id')
    .where('author_id', '=', id)
    .where('kind', '=', POST)
    .$if(keepsTexts, (rows) => rows.where('published_at', '=', sql<Date>`'infinity'`))
    .orderBy('id')
    .execute()
  for (const post of posts)
    await transaction(async (work) => {
      const row = await lockPost(work.tx, post.id, clock.now())
      if (row) await deletePostRows(site, work, row)
    })
  const kept = await db
    .selectFrom('post_change')
    .innerJoin('article', 'article.id', 'post_change.article_id')
    .select('article.id')
    .where('article.author_id', '=', id)
    .orderBy('article.id')
    .execute()
  for (const post of kept)
    await transaction(async ({ tx }) => {
      const now = clock.now()
      const row = await lockPost(tx, post.id, now)
      if (row) await deleteKept(tx, { row, now })
    })
}
