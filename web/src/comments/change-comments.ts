import type { QueryClient } from '@tanstack/react-query'
import { commentOrders, listComments, type Comment } from '@loadout/contract/comments/comments.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { getNews, type News } from '@loadout/contract/news/news.ts'
import { commentsQuery } from './comment-queries.ts'

type Listed = OutputOf<typeof listComments>

/** Changes a comment wherever it is listed. */
export const changeComment = (
  queries: QueryClient,
  id: number,
  change: (comment: Comment) => Comment,
): void =>
  void queries.setQueriesData<Listed>(
    { queryKey: [listComments.path] },
    (listed) =>
      listed && {
        ...listed,
        entries: listed.entries.map((comment) => (comment.id === id ? change(comment) : comment)),
      },
  )

/**
 * Shows a comment that has just been written: in its place in every order that has been asked for.
 */
export function addComment(queries: QueryClient, newsId: number, comment: Comment): void {
  for (const order of commentOrders) {
    queries.setQueryData(commentsQuery(newsId, order).queryKey, (listed: Listed | undefined) => {
      if (!listed || listed.entries.some(({ id }) => id === comment.id)) return listed
      return {
        count: listed.count + 1,
        entries: listed.entries.toSpliced(placeOf[order](listed), 0, comment),
      }
    })
  }
  queries.setQueriesData<News>({ queryKey: [getNews.path] }, (news) =>
    news?.id === newsId ? { ...news, comments: news.comments + 1 } : news,
  )
}

const placeOf = {
  oldest: ({ entries }: Listed) => entries.length,
  newest: () => 0,
  /**
   * Nobody has upvoted it yet. When those like it are not listed so far, it stands first: at the
   * end, reading on would begin behind it.
   */
  top({ entries, count }: Listed) {
    const like = entries.findIndex(({ upvotes }) => upvotes === 0)
    if (like >= 0) return like
    return entries.length < count ? 0 : entries.length
  },
}
