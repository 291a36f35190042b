import { articleTypeNumber, type Comment } from '@loadout/contract/comments/comments.ts'
import type * as comments from '@loadout/contract/comments/comments.ts'
import { reactionsTag } from '../articles/page-tags.ts'
import { isBlocked } from '../following/blocks.ts'
import { notAllowed, notSignedIn } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { messageOf } from './comment-message.ts'
import { peopleNamed } from './mentions.ts'
import { countComment } from './comment-count.ts'
import { commentNotFound, insertComment, isCommentOf } from './queries.ts'
import { commentOf } from './service.ts'
import { articleNotFound } from '../articles/find-article.ts'

type Parts = Pick<Site, 'clock' | 'articleKinds'>

/**
 * On what is not there to be read nobody comments, nor does anybody whom its author has blocked
 * (CMT-03 to CMT-06, checklist G12).
 */
export function postComment(
  { clock, articleKinds }: Parts,
  { input, caller, transaction }: CallRequest<typeof comments.postComment>,
): Promise<{ comment: Comment }> {
  const message = messageOf(input)
  const { answers: answersId = null } = input
  const kind = articleKinds.byType(input.article_type)
  if (!kind?.isCommentable) throw articleNotFound()

  return transaction(async (work) => {
    const { tx } = work
    const now = clock.now()
    if (answersId !== null && !(await isCommentOf(tx, { id: answersId, articleId: input.id })))
      throw commentNotFound()
    const mentioned = await peopleNamed(tx, caller.id, message)
    const row = await insertComment(tx, kind, {
      articleId: input.id,
      authorId: caller.id,
      message,
      mentions: mentioned,
      answersId,
      now,
    })
    if (!row) throw articleNotFound()
    const { article_author_id: articleAuthorId, ...comment } = row
    if (await isBlocked(tx, { by: articleAuthorId, memberId: caller.id })) throw notAllowed()
    work.purgeAddedTo(reactionsTag(kind, input.id))
    await work.record({
      kind: 'comment posted',
      actorId: caller.id,
      data: {
        commentId: comment.id,
        articleType: articleTypeNumber(input.article_type),
        articleId: input.id,
        articleAuthorId,
        mentioned: mentioned.map((person) => person.id).filter((person) => person !== caller.id),
      },
    })
    if (!(await countComment(tx, caller.id))) throw notSignedIn()
    return { comment: commentOf(comment) }
  })
}
