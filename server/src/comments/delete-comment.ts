import type * as comments from '@loadout/contract/comments/comments.ts'
import { reactionsTag } from '../articles/page-tags.ts'
import { commentNotFound } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { countComments } from './queries.ts'

/**
 * The text stays in the table and leaves every answer (checklist G10); points that were earned with
 * it stay, too (CMT-10, CMT-13).
 */
export function deleteComment(
  { clock, articleKinds }: Pick<Site, 'clock' | 'articleKinds'>,
  { input, caller, transaction }: CallRequest<typeof comments.deleteComment>,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const { tx } = work
    const deleted = await tx
      .updateTable('comment')
      .from('article')
      .set({ deleted_at: clock.now() })
      .where('comment.id', '=', input.id)
      .where('comment.deleted_at', 'is', null)
      .whereRef('article.id', '=', 'comment.article_id')
      .returning(['comment.article_id', 'comment.message', 'comment.author_id', 'article.kind'])
      .executeTakeFirst()
    if (!deleted) throw commentNotFound()
    await countComments(tx, {}, { authorId: deleted.author_id, change: -1 })
    work.purge(reactionsTag(articleKinds.numbered(deleted.kind), deleted.article_id))
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
