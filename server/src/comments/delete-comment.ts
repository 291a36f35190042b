import type * as comments from '@loadout/contract/comments/comments.ts'
import { commentChannel } from '@loadout/contract/comments/comment-channel.ts'
import type { deleteOwnComment } from '@loadout/contract/comments/own-comments.ts'
import { lockMembers } from '../accounts/lock-members.ts'
import { reactionsTag } from '../articles/page-tags.ts'
import { notAllowed } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { uncountComments } from './comment-count.ts'
import { commentNotFound } from './queries.ts'

type Parts = Pick<Site, 'clock' | 'articleKinds'>

/** By staff (CMT-10). */
export function deleteComment(
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof comments.deleteComment>,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    if (!(await removeComment(parts, work, { id: input.id, staff: caller })))
      throw commentNotFound()
    return { success: true }
  })
}

/**
 * By staff, which is written down; with other members whom that changes. False when there is none.
 */
export async function removeComment(
  parts: Parts,
  work: Work,
  { id, staff, members = [] }: { id: number; staff: { id: number }; members?: readonly number[] },
): Promise<boolean> {
  const deleted = await markDeleted(parts, work, id, members)
  if (!deleted) return false
  await work.audit({
    adminId: staff.id,
    action: 'comment deleted',
    target: `comment ${id}`,
    before: { message: deleted.message, author_id: deleted.author_id },
    after: null,
  })
  return true
}

/** By whoever wrote it, also where they may no longer write or nobody can read it. */
export function deleteOwn(
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof deleteOwnComment>,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const deleted = await markDeleted(parts, work, input.id)
    if (!deleted) throw commentNotFound()
    // Nothing of it has happened then.
    if (deleted.author_id !== caller.id) throw notAllowed()
    return { success: true }
  })
}

/**
 * The text stays in the table and leaves every answer (checklist G10); points that were earned with
 * it stay, too (CMT-13). Its author is locked after it, as where a comment is changed or upvoted.
 * Undefined when there is none.
 */
async function markDeleted(
  { clock, articleKinds }: Parts,
  work: Work,
  id: number,
  members: readonly number[] = [],
) {
  const { tx } = work
  const deleted = await tx
    .updateTable('comment')
    .from('article')
    .set({ deleted_at: clock.now() })
    .where('comment.id', '=', id)
    .where('comment.deleted_at', 'is', null)
    .whereRef('article.id', '=', 'comment.article_id')
    .returning(['comment.article_id', 'comment.message', 'comment.author_id', 'article.kind'])
    .executeTakeFirst()
  if (!deleted) return undefined
  await lockMembers(tx, [deleted.author_id, ...members])
  await uncountComments(tx, [{ author_id: deleted.author_id, comments: 1 }])
  work.purge(reactionsTag(articleKinds.byNumber(deleted.kind), deleted.article_id))
  await work.announce(commentChannel(deleted.article_id), 'changed', {
    article_id: deleted.article_id,
    id,
  })
  return deleted
}
