import { listComments, type CommentOrder } from '@loadout/contract/comments/comments.ts'
import { query } from '../platform/call/query.ts'

/** How many comments a call answers unless it is told otherwise; fewer are the last ones. */
export const COMMENTS_PAGE = 100

/**
 * Never asked for again by itself: new comments would push out those that earlier ones have been
 * loaded in front of, and open a gap.
 */
export const commentsQuery = (id: number, order: CommentOrder = 'oldest') =>
  query(
    listComments,
    { id, article_type: 'news', order, limit: COMMENTS_PAGE },
    { staleTime: Number.POSITIVE_INFINITY },
  )
