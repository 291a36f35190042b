import type { Comment } from '@loadout/contract/comments/comments.ts'
import { paragraphOf } from '../platform/page/state.ts'
import { commentAnchor } from './comment-anchor.ts'
import type { LoadedComments } from './comment-queries.ts'

/** The comments of a page without what they say: the page shows it, and is read for it. */
export const withoutMessages = ({ pages, pageParams }: LoadedComments) => ({
  pages: pages.map((page) => ({ ...page, entries: page.entries.map(withoutMessage) })),
  pageParams,
})

/** What a deleted one said is empty and shown nowhere. */
const withoutMessage = (comment: Comment) =>
  comment.deleted ? comment : { ...comment, message: paragraphOf(commentAnchor(comment.id)) }
