import type * as staff from '@loadout/contract/posts/staff-posts.ts'
import { articleTag } from '../articles/page-tags.ts'
import { findPlacing } from '../articles/purge-article.ts'
import { unixSeconds } from '../platform/clock.ts'
import { notAllowed } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { postKind } from './kind.ts'
import { postNotFound } from './own-post.ts'
import { lockPost, type WrittenRow } from './post-rows.ts'

type Parts = Pick<Site, 'clock'>
type Change = { starred_at?: Date | null; held?: boolean }

/** Whoever gets one is no newcomer any more: everybody may see it (POST-49). */
export function addStar(
  { clock }: Parts,
  { input: { id }, caller, transaction }: CallRequest<typeof staff.addPostStar>,
): Promise<{ starred: number }> {
  return transaction(async (work) => {
    const now = clock.now()
    const row = await lockPublished(work, id, now)
    // A star pays the author (checklist C01).
    if (row.author_id === caller.id) throw notAllowed()
    if (row.starred_at) return { starred: unixSeconds(row.starred_at) }
    await mark(work, id, { starred_at: now, held: false })
    await setStarredBy(work, id, caller.id)
    await work.record({
      kind: 'post starred',
      actorId: caller.id,
      data: { postId: id, authorId: row.author_id },
    })
    await audit(work, 'post star mark added', row, caller.id)
    return { starred: unixSeconds(now) }
  })
}

/** Takes the star mark of a post away; a post without one stays as it is (POST-50). */
export function removeStar(
  { clock }: Parts,
  { input: { id }, caller, transaction }: CallRequest<typeof staff.removePostStar>,
): Promise<{ starred: null }> {
  return transaction(async (work) => {
    const row = await lockPublished(work, id, clock.now())
    if (!row.starred_at) return { starred: null }
    await mark(work, id, { starred_at: null })
    await setStarredBy(work, id, null)
    await audit(work, 'post star mark removed', row, caller.id)
    return { starred: null }
  })
}

export function releasePost(
  { clock }: Parts,
  { input: { id }, caller, transaction }: CallRequest<typeof staff.releasePost>,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const row = await lockPublished(work, id, clock.now())
    if (!row.held) return { success: true }
    await mark(work, id, { held: false })
    await audit(work, 'post released', row, caller.id)
    return { success: true }
  })
}

async function lockPublished({ tx }: Work, id: number, now: Date): Promise<WrittenRow> {
  const row = await lockPost(tx, id, now)
  if (!row || row.published_at === null) throw postNotFound()
  return row
}

/** Lists that it comes into or leaves by this go with the page. */
async function mark({ tx, purge }: Work, id: number, change: Change) {
  await tx.updateTable('article').set(change).where('id', '=', id).execute()
  const placing = await findPlacing(tx, postKind, id)
  purge(articleTag(postKind, id), ...(placing?.lists ?? []))
}

const setStarredBy = ({ tx }: Work, id: number, starred_by: number | null) =>
  tx.updateTable('post').set({ starred_by }).where('article_id', '=', id).execute()

const audit = (
  work: Work,
  action: 'post star mark added' | 'post star mark removed' | 'post released',
  row: WrittenRow,
  adminId: number,
) =>
  work.audit({
    adminId,
    action,
    target: `post ${row.id}`,
    before: null,
    after: { author: row.author_username, author_id: row.author_id, title: row.title },
  })
