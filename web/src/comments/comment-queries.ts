import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { listComments, type CommentOrder } from '@loadout/contract/comments/comments.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { noteReaderCall, type CallKey } from '../platform/call/query.ts'

/** How many comments a call answers unless it is told otherwise; fewer are the last ones. */
const COMMENTS_PAGE = 100

type Page = OutputOf<typeof listComments>
/** The comment from which one reads on. */
type Start = { before?: number }
export type LoadedComments = InfiniteData<Page>

/**
 * The comments of an article, page by page. Oldest first begins with the last hundred, and each
 * further page lies before the one that was loaded last. Never asked for again by itself: new
 * comments would push out those that earlier ones have been loaded in front of, and open a gap.
 */
export const commentsQuery = (id: number, order: CommentOrder = 'oldest') =>
  infiniteQueryOptions<Page, Error, LoadedComments, CallKey, Start>({
    queryKey: [
      noteReaderCall(listComments),
      { id, article_type: 'news', order, limit: COMMENTS_PAGE },
    ],
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: {},
    getNextPageParam({ entries }) {
      const furthest = order === 'oldest' ? entries[0] : entries.at(-1)
      // The count may be ahead of what can be listed; a page that is not full is the last all the
      // same.
      return furthest && entries.length >= COMMENTS_PAGE ? { before: furthest.id } : undefined
    },
  })
