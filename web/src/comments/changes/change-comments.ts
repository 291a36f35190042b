import type { QueryClient } from '@tanstack/react-query'
import { listComments, type Comment } from '@loadout/contract/comments/comments.ts'
import { changeAnswers, rewriteAnswers } from '../../platform/call/change-answers.ts'
import {
  forgetOtherOrders,
  type Discussed,
  type LoadedComments,
  type ShownComment,
} from '../comment-queries.ts'

/**
 * Changes whatever is listed of comments, in every list of them. A list that is on its way is asked
 * for again: it may not have the change.
 */
export const changeEntries = (
  queries: QueryClient,
  change: (entry: ShownComment) => ShownComment,
): void =>
  changeAnswers<LoadedComments>(queries, { queryKey: [listComments.path] }, (loaded) => {
    const pages = mapChanged(loaded.pages, (page) => {
      const entries = mapChanged(page.entries, change)
      return entries === page.entries ? page : { ...page, entries }
    })
    return pages === loaded.pages ? loaded : { ...loaded, pages }
  })

/** The same list where nothing of it is changed. */
function mapChanged<Entry>(list: Entry[], change: (entry: Entry) => Entry): Entry[] {
  const changed = list.map(change)
  return changed.every((entry, place) => entry === list[place]) ? list : changed
}

/** Changes a comment wherever it is listed. */
export const changeComment = (
  queries: QueryClient,
  id: number,
  change: (comment: ShownComment) => ShownComment,
): void => changeEntries(queries, (entry) => (entry.id === id ? change(entry) : entry))

/** Where a comment was written: in the list shown, below what it answers or below the form. */
type Place = Discussed & { answered?: number | undefined }

/**
 * Shows a comment that has just been written where it was written. Other orders are asked for anew
 * when they are chosen: there it has its own place.
 */
export function addComment(queries: QueryClient, place: Place, comment: Comment): void {
  const asked = { queryKey: place.shown, exact: true }
  const show = () =>
    rewriteAnswers<LoadedComments>(queries, asked, (loaded) =>
      loaded.pages.some(({ entries }) => entries.some(hasId(comment.id)))
        ? loaded
        : withComment(loaded, comment, place.answered),
    )
  show()
  // An answer that was asked for before does not have it, and puts itself in the place of the list.
  if (queries.isFetching(asked) > 0)
    void queries.refetchQueries(asked, { cancelRefetch: false }).then(show)
  forgetOtherOrders(queries, place)
  rewriteAnswers<{ id: number; comments: number }>(queries, { queryKey: [place.source] }, (shown) =>
    shown.id === place.article.id ? { ...shown, comments: shown.comments + 1 } : shown,
  )
}

const hasId = (id: number) => (comment: Comment) => comment.id === id

function withComment(
  { pages, pageParams }: LoadedComments,
  comment: Comment,
  answered: number | undefined,
): LoadedComments {
  const at = pages.findIndex(({ entries }) => entries.some(hasId(answered ?? 0)))
  return {
    pageParams,
    pages: pages.map((page, index) => {
      const count = page.count + 1
      if (index !== Math.max(0, at)) return { ...page, count }
      const below = page.entries.findIndex(hasId(answered ?? 0)) + 1
      return { entries: page.entries.toSpliced(below, 0, { ...comment, justWritten: true }), count }
    }),
  }
}
