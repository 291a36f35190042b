import type { QueryClient } from '@tanstack/react-query'
import { commentOrders, listComments, type Comment } from '@loadout/contract/comments/comments.ts'
import { getNews, type News } from '@loadout/contract/news/news.ts'
import { commentsQuery, type LoadedComments } from './comment-queries.ts'

/** Changes a comment wherever it is listed. */
export const changeComment = (
  queries: QueryClient,
  id: number,
  change: (comment: Comment) => Comment,
): void =>
  void queries.setQueriesData<LoadedComments>(
    { queryKey: [listComments.path] },
    (loaded) =>
      loaded &&
      withPages(loaded, (entries) =>
        entries.map((comment) => (comment.id === id ? change(comment) : comment)),
      ),
  )

const withPages = (
  loaded: LoadedComments,
  change: (entries: Comment[], page: number) => Comment[],
): LoadedComments => ({
  ...loaded,
  pages: loaded.pages.map((page, index) => ({ ...page, entries: change(page.entries, index) })),
})

/**
 * Shows a comment that has just been written: in its place in every order that has been asked for.
 */
export function addComment(queries: QueryClient, newsId: number, comment: Comment): void {
  for (const order of commentOrders) {
    queries.setQueryData(commentsQuery(newsId, order).queryKey, (loaded) => {
      if (!loaded || loaded.pages.some(({ entries }) => entries.some(isThe(comment)))) return loaded
      const place = placeOf[order](loaded)
      const added = withPages(loaded, (entries, page) =>
        page === place.page ? entries.toSpliced(place.index, 0, comment) : entries,
      )
      return { ...added, pages: added.pages.map((page) => ({ ...page, count: page.count + 1 })) }
    })
  }
  queries.setQueriesData<News>({ queryKey: [getNews.path] }, (news) =>
    news?.id === newsId ? { ...news, comments: news.comments + 1 } : news,
  )
}

const isThe =
  ({ id }: Comment) =>
  (other: Comment) =>
    other.id === id

type Place = { page: number; index: number }
const FIRST: Place = { page: 0, index: 0 }

const placeOf = {
  /** The first page holds the newest, and they stand last. */
  oldest: ({ pages }: LoadedComments): Place => ({ page: 0, index: pages[0]?.entries.length ?? 0 }),
  newest: (): Place => FIRST,
  /**
   * Nobody has upvoted it yet. When those like it are not listed so far, it stands first: at the
   * end, reading on would begin behind it.
   */
  top({ pages }: LoadedComments): Place {
    for (const [page, { entries }] of pages.entries()) {
      const index = entries.findIndex(({ upvotes }) => upvotes === 0)
      if (index >= 0) return { page, index }
    }
    const listed = pages.reduce((sum, { entries }) => sum + entries.length, 0)
    const last = pages.length - 1
    return listed < (pages[0]?.count ?? 0)
      ? FIRST
      : { page: last, index: pages[last]?.entries.length ?? 0 }
  },
}
