import { articleTypeNumber } from '@loadout/contract/comments/comments.ts'
import type * as upvotes from '@loadout/contract/upvotes/upvotes.ts'
import { commentNotFound } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { newsTag } from '../news/page-tags.ts'
import type { Site } from '../site-parts.ts'

type Parts = Pick<Site, 'clock'>

/**
 * CMT-08, CMT-09: once, and never one's own; what is deleted can be upvoted no more, nor what
 * stands below news that cannot be read (checklist C01, G11, G12).
 */
export function upvoteComment(
  { clock }: Parts,
  { input, caller, transaction }: CallRequest<typeof upvotes.upvoteComment>,
): Promise<{ delta: 0 | 1 }> {
  return transaction(async (work) => {
    const { tx } = work
    const comment = await tx
      .selectFrom('comment')
      .innerJoin('news', 'news.id', 'comment.article_id')
      .select(['comment.article_id', 'comment.author_id'])
      .where('comment.id', '=', input.id)
      .where('comment.article_type', '=', articleTypeNumber(input.article_type))
      .where('comment.deleted_at', 'is', null)
      .where('news.published_at', '<=', clock.now())
      .executeTakeFirst()
    if (!comment) throw commentNotFound()
    if (comment.author_id === caller.id) return { delta: 0 }

    const given = await tx
      .insertInto('comment_upvote')
      .values({ comment_id: input.id, user_id: caller.id, inserted: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('comment_id')
      .executeTakeFirst()
    if (!given) return { delta: 0 }
    await tx
      .updateTable('comment')
      .set((set) => ({ upvotes: set('upvotes', '+', 1) }))
      .where('id', '=', input.id)
      .execute()
    work.purge(newsTag(comment.article_id))
    await work.record({
      kind: 'upvoted',
      actorId: caller.id,
      data: { kind: 'comment', id: input.id, authorId: comment.author_id },
    })
    return { delta: 1 }
  })
}
