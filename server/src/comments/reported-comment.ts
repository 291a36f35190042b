import type { Reportable } from '../reports/reportable.ts'
import { removeComment } from './delete-comment.ts'

/** A comment that readers see: of what is published, and not deleted. */
export const reportedComment: Reportable = {
  permission: 'canDeleteComments',
  async find({ clock, articleKinds }, db, id) {
    const comment = await db
      .selectFrom('comment')
      .innerJoin('article', 'article.id', 'comment.article_id')
      .select(['comment.author_id', 'comment.message', 'article.id as article_id', 'article.kind'])
      .where('comment.id', '=', id)
      .where('comment.deleted_at', 'is', null)
      .where('article.published_at', '<=', clock.now())
      .executeTakeFirst()
    if (!comment) return undefined
    const place = articleKinds.byNumber(comment.kind).path({ id: comment.article_id })
    return {
      ownerId: comment.author_id,
      title: null,
      text: comment.message,
      pictures: [],
      path: `${place}#comment-${id}`,
      place,
    }
  },
  remove: removeComment,
}
