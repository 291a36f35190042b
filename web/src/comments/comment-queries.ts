import {
  hashKey,
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type QueryState,
} from '@tanstack/react-query'
import {
  listComments,
  type ArticleType,
  type Comment,
  type CommentOrder,
} from '@loadout/contract/comments/comments.ts'
import type { InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { LIST_KEPT_MS, noteAccess, type CallKey } from '../platform/call/query.ts'
import { FRESH_MS } from '../platform/page/state.ts'

/** How many comments an article begins with, and how many more one press shows. */
export const COMMENTS_PAGE = 25

/** What has comments: news, posts. */
export type Commented = { id: number; type: ArticleType }

/** One that the reader has just written, shown where it was written and not where it belongs. */
export type ShownComment = Comment & { justWritten?: true }
type Answer = OutputOf<typeof listComments>
type Page = Omit<Answer, 'entries'> & { entries: ShownComment[] }
type Step = Pick<InputOf<typeof listComments>, 'offset' | 'before' | 'after' | 'around'>
export type LoadedComments = InfiniteData<Page, Step>

/**
 * What part of the comments a list begins with: the first of an order; of the newest also a
 * numbered page (for search engines and readers without scripts) or the page that holds a comment.
 */
export type CommentsView =
  | { order: 'newest'; page?: number; around?: number }
  | { order: Exclude<CommentOrder, 'newest'> }

/**
 * The comments of an article, page by page. Never asked for again while they are shown: nothing new
 * comes between those that are being read. Whoever opens the article anew, or goes back to it, is
 * shown them as they are by then, as many pages as there were.
 */
export const commentsQuery = ({ id, type }: Commented, view: CommentsView = { order: 'newest' }) =>
  infiniteQueryOptions<Page, Error, LoadedComments, CallKey, Step>({
    queryKey: [
      noteAccess(listComments),
      {
        id,
        article_type: type,
        order: view.order,
        limit: COMMENTS_PAGE,
        ...beginning(view),
      } satisfies InputOf<typeof listComments>,
    ],
    gcTime: LIST_KEPT_MS,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: ({ state }) => isOutdated(state) && 'always',
    initialPageParam: {},
    getNextPageParam(page, _pages, { after }) {
      const last = listed(page).at(-1)
      // Above where the list began; what it began with is below, however few these are.
      if (view.order === 'newest' && after !== undefined)
        return { ...ANYWHERE, before: last?.id ?? after + 1 }
      // The count may be ahead of what can be listed; a page that is not full is the last all the
      // same.
      if (!last || !isFull(page)) return undefined
      return { ...ANYWHERE, [view.order === 'oldest' ? 'after' : 'before']: last.id }
    },
    getPreviousPageParam(page, _pages, step) {
      const [first] = listed(page)
      const isBeginning = step.after === undefined
      if (!first || !(isBeginning ? isWithin(view) : isFull(page))) return undefined
      return { ...ANYWHERE, after: first.id }
    },
  })

/** What was answered before somebody signed in is not theirs, however fresh it is. */
const isOutdated = ({ isInvalidated, dataUpdatedAt }: QueryState<LoadedComments>) =>
  isInvalidated || Date.now() - dataUpdatedAt > FRESH_MS

/** All that has been asked for of an article's comments. */
export const commentsOfArticle = ({ id, type }: Commented) => [
  listComments.path,
  { id, article_type: type },
]

/** Comments of which one order is shown. */
export type Discussed = {
  article: Commented
  /** The call that answers the article itself, with how many comments it has. */
  source: string
  shown: QueryKey
}

/** So that an order begins as it is now whenever it is chosen. */
export const forgetOtherOrders = (
  queries: QueryClient,
  { article, shown }: Pick<Discussed, 'article' | 'shown'>,
): void =>
  queries.removeQueries({
    queryKey: commentsOfArticle(article),
    predicate: ({ queryHash }) => queryHash !== hashKey(shown),
  })

/** A step is added to what the list began with, which it must not begin with again. */
const ANYWHERE: Step = { offset: undefined, after: undefined, around: undefined }

function beginning(view: CommentsView): Step {
  if (view.order !== 'newest') return view.order === 'oldest' ? { after: 0 } : {}
  const { page = 1, around } = view
  if (around !== undefined) return { around }
  return page > 1 ? { offset: (page - 1) * COMMENTS_PAGE } : {}
}

/** Whether there are comments before those that the list began with. */
const isWithin = (view: CommentsView) =>
  view.order === 'newest' && (view.around !== undefined || (view.page ?? 1) > 1)

/** As the server lists them: one reads on from these. */
const listed = ({ entries }: Page) => entries.filter(({ justWritten }) => !justWritten)
const isFull = (page: Page) => listed(page).length >= COMMENTS_PAGE

/** The numbered pages of the newest that are shown, as long as nothing else is. */
export function pagesShown({ pages, pageParams }: LoadedComments, view: CommentsView) {
  if (view.order !== 'newest' || view.around !== undefined) return undefined
  const above = pageParams.filter(({ after }) => after !== undefined).length
  const first = (view.page ?? 1) - above
  return { first, last: first + pages.length - 1 }
}

/**
 * How many comments the server still has below those that are shown; undefined around a linked
 * one, where nobody knows how many stand above.
 */
export function countBelow(loaded: LoadedComments, view: CommentsView) {
  if (view.order === 'newest' && view.around !== undefined) return undefined
  const above = ((pagesShown(loaded, view)?.first ?? 1) - 1) * COMMENTS_PAGE
  // Where upvotes decide the order, one that has risen meanwhile is listed once more.
  const shown = new Set(loaded.pages.flatMap(({ entries }) => entries.map(({ id }) => id)))
  return Math.max(0, (loaded.pages[0]?.count ?? 0) - above - shown.size)
}
