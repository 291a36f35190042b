import type { QueryClient } from '@tanstack/react-query'
import { commentChannel } from '@loadout/contract/comments/comment-channel.ts'
import { listComments } from '@loadout/contract/comments/comments.ts'
import { call } from '../platform/call/call.ts'
import { joinChannel, subscribe } from '../platform/realtime/realtime.ts'
import type { Commented } from './comment-queries.ts'
import { isListed, showComment } from './show-comment.ts'

/** All who read a discussion hear at once that a comment is another; they ask within this time. */
const SPREAD_MS = 2_000

/**
 * Shows that comments of an article are changed or deleted while somebody reads them. Nothing new
 * is put between those that are being read.
 */
export function followComments(queries: QueryClient, article: Commented): () => void {
  const stops = [
    subscribe(commentChannel, 'changed', ({ article_id, id }) => {
      if (article_id !== article.id || !isListed(queries, id)) return
      setTimeout(() => void showAnew(queries, article, id), Math.random() * SPREAD_MS)
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
    // It is shown as it was, until the page is loaded again.
  }
}
