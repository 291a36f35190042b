import type * as comments from '@loadout/contract/comments/comments.ts'
import { commentChannel } from '@loadout/contract/comments/comment-channel.ts'
import type { deleteOwnComment } from '@loadout/contract/comments/own-comments.ts'
import { reactionsTag } from '../articles/page-tags.ts'
import { commentNotFound, notAllowed } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { countComments } from './queries.ts'

type Parts = Pick<Site, 'clock' | 'articleKinds'>

/** By staff, which is written down (CMT-10). */
export function deleteComment(
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof comments.deleteComment>,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const deleted = await takeAway(parts, work, input.id)
    await work.audit({
      adminId: caller.id,
      action: 'comment deleted',
      target: `comment ${input.id}`,
      before: { message: deleted.message, author_id: deleted.author_id },
      after: null,
    })
    return { success: true }
  })
}

/** By whoever wrote it, also where they may no longer write or nobody can read it. */
export function deleteOwn(
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof deleteOwnComment>,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const deleted = await takeAway(parts, work, input.id)
    // Nothing of it has happened then.
    if (deleted.author_id !== caller.id) throw notAllowed()
    return { success: true }
  })
}

/**
 * The text stays in the table and leaves every answer (checklist G10); points that were earned with
 * it stay, too (CMT-13).
 */
async function takeAway({ clock, articleKinds }: Parts, work: Work, id: number) {
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
  if (!deleted) throw commentNotFound()
  await countComments(tx, {}, { authorId: deleted.author_id, change: -1 })
  work.purge(reactionsTag(articleKinds.numbered(deleted.kind), deleted.article_id))
  await work.announce(commentChannel(deleted.article_id), 'changed', {
    article_id: deleted.article_id,
    id,
  })
  return deleted
}
