import { sql } from 'kysely'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { MAX_DRAFTS } from '@loadout/contract/posts/post-rules.ts'
import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { EventKind } from '../platform/event-kinds.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import { refuseTooMany } from '../platform/http/refuse-too-many.ts'
import { POST } from './post-rows.ts'

const PUBLISHED: EventKind = 'post published'

/**
 * Counted is what was published for the first time: taking a post back and publishing it anew
 * counts nothing twice, and deleting one makes no room for another, of which followers would be
 * told again.
 */
export async function refuseTooManyPosts(
  tx: Db,
  { authorId, perDay, now }: { authorId: number; perDay: number; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - DAY)
  const published = tx
    .selectFrom('event_log')
    .where('kind', '=', sql.lit(PUBLISHED))
    .where('actor_id', '=', authorId)
    .where('inserted', '>', since)
  await refuseTooMany(published, { max: perDay, code: 'too_many_posts' })
}

export async function refuseTooManyDrafts(tx: Db, authorId: number): Promise<void> {
  const { drafts } = await tx
    .selectFrom('article')
    .select((from) => from.fn.countAll<number>().as('drafts'))
    .where('author_id', '=', authorId)
    .where('kind', '=', POST)
    .where('published_at', '=', sql<Date>`'infinity'`)
    .executeTakeFirstOrThrow()
  if (drafts >= MAX_DRAFTS) throw ruleBroken('too_many_drafts')
}

const KNOWN = Flag.Featured | Flag.VerifiedSymbol | Flag.Admin | Flag.Moderator

/** Whether an author's next post is one of their first, which are held back (0: nobody's are). */
export async function isHeldBack(
  tx: Db,
  author: { id: number; flags: number },
  heldOfNewcomers: number,
): Promise<boolean> {
  if (heldOfNewcomers === 0 || (author.flags & KNOWN) !== 0) return false
  const published = await tx
    .selectFrom('article')
    .innerJoin('post', 'post.article_id', 'article.id')
    .select('article.id')
    .where('article.author_id', '=', author.id)
    .where('article.kind', '=', POST)
    .where('post.first_published_at', 'is not', null)
    .limit(heldOfNewcomers)
    .execute()
  return published.length < heldOfNewcomers
}
