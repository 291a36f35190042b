import type * as upvotes from '@loadout/contract/upvotes/upvotes.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { kindNumber } from '../articles/kinds.ts'
import { reactionsTag } from '../articles/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { commentNotFound } from '../comments/queries.ts'

type Parts = Pick<Site, 'clock' | 'articleKinds'>

/**
 * Once, and never one's own; what is deleted can be upvoted no more, nor what stands below an
 * article that cannot be read (CMT-08, CMT-09, checklist C01, G11, G12).
 */
export function upvoteComment(
  { clock, articleKinds }: Parts,
  { input, caller, transaction }: CallRequest<typeof upvotes.upvoteComment>,
): Promise<{ delta: 0 | 1 }> {
  const kind = articleKinds.byType(input.article_type)
  if (!kind) throw commentNotFound()
  return transaction(async (work) => {
    const { tx } = work
    const comment = await tx
      .selectFrom('comment')
      .innerJoin('article', 'article.id', 'comment.article_id')
      .select(['comment.article_id', 'comment.author_id'])
      .where('comment.id', '=', input.id)
      .where('article.kind', '=', kindNumber(kind))
      .where('comment.deleted_at', 'is', null)
      .where('article.published_at', '<=', clock.now())
      // Whoever deletes it or its article comes before, and it is not there, or after.
      .forKeyShare()
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
    work.purgeAddedTo(reactionsTag(kind, comment.article_id))
    await work.record({
      kind: 'upvoted',
      actorId: caller.id,
      data: { kind: 'comment', id: input.id, authorId: comment.author_id },
    })
    return { delta: 1 }
  })
}
