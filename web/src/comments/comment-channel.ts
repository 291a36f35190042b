import type { QueryClient } from '@tanstack/react-query'
import { commentChannel } from '@loadout/contract/comments/comment-channel.ts'
import { listComments } from '@loadout/contract/comments/comments.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import { call } from '../platform/call/call.ts'
import type { CallKey } from '../platform/call/query.ts'
import { joinChannel, onJoined, subscribe } from '../platform/realtime/realtime.ts'
import { commentsOfArticle, type Commented, type LoadedComments } from './comment-queries.ts'
import { isListed, showComment, showComments } from './changes/show-comment.ts'

/** All who read a discussion hear at once that a comment is another; they ask within this time. */
const SPREAD_MS = 2_000
/** Most have joined the channel by then. Would they ask again, every reader of every page would. */
const JUST_ASKED_MS = 10_000

/**
 * Shows that comments of an article are changed or deleted while somebody reads them. Nothing new
 * is put between those that are being read. What was said before the channel was joined, which may
 * be long after the page was made, or during a break is asked for (checklist K09).
 */
export function subscribeToComments(queries: QueryClient, article: Commented): () => void {
  const asked = firstAnswer(queries, article)
  let isFirst = true
  const stops = [
    subscribe(commentChannel, 'changed', ({ article_id, id }) => {
      if (article_id !== article.id || !isListed(queries, id)) return
      setTimeout(() => void showAnew(queries, article, id), Math.random() * SPREAD_MS)
    }),
    onJoined(commentChannel, () => {
      const isCurrent = isFirst && Date.now() - asked < JUST_ASKED_MS
      isFirst = false
      if (isCurrent) return
      setTimeout(() => void showAllAnew(queries, article), Math.random() * SPREAD_MS)
    }),
    joinChannel(commentChannel, article.id),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

async function showAnew(queries: QueryClient, { id, type }: Commented, around: number) {
  try {
    const { entries } = await call(
      listComments,
      { id, article_type: type, around, limit: 1 },
      { quiet: true },
    )
    const [comment] = entries
    if (comment?.id === around) showComment(queries, comment)
  } catch {
    // It is shown as it was, until the article is opened anew.
  }
}

const listsShown = (queries: QueryClient, article: Commented) =>
  queries.getQueryCache().findAll({ queryKey: commentsOfArticle(article), type: 'active' })

/** When what is shown was answered. */
const firstAnswer = (queries: QueryClient, article: Commented): number =>
  Math.min(...listsShown(queries, article).map(({ state }) => state.dataUpdatedAt))

/** The pages that are shown, as they are now. What is new on them is there with the next visit. */
async function showAllAnew(queries: QueryClient, article: Commented) {
  const pages = listsShown(queries, article).flatMap(({ queryKey, state }) => {
    const [, input] = queryKey as CallKey
    const { pageParams = [] } = (state.data ?? {}) as Partial<LoadedComments>
    return pageParams.map((step) => ({ ...(input as InputOf<typeof listComments>), ...step }))
  })
  try {
    for (const page of pages) {
      const { entries } = await call(listComments, page, { quiet: true })
      showComments(queries, entries)
    }
  } catch {
    // They are shown as they were, until the article is opened anew.
  }
}
