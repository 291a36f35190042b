import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import { showPartMissing } from '../platform/layer/failures.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { useSession } from '../platform/session/session.ts'

const loadGiving = () => loadChunk(() => import('./give-upvote.ts'))

/**
 * Gives an upvote to an article of a kind, or to a comment of one; how is fetched with the first.
 */
export function useUpvote(
  to: 'giveToArticle' | 'giveToComment',
  type: ArticleType,
): (id: number) => void {
  const queries = useQueryClient()
  return (id) =>
    void loadGiving().then((giving) => giving[to](queries, { id, type }), showPartMissing)
}

/**
 * Whether the reader has upvoted an article, now or as a visitor before. The page comes as
 * everybody gets it, so the latter is known a moment later.
 */
export function useUpvoted({ id, upvoted }: { id: number; upvoted: boolean }): boolean {
  const isVisitor = useSession().state === 'visitor'
  const [remembered, setRemembered] = useState<number>()
  // Another language of the article is asked for anew and knows nothing of it.
  useEffect(() => {
    if (upvoted || !document.cookie.includes('upvoted-news=')) return
    void loadGiving().then(
      ({ hasUpvotedNews }) => setRemembered(hasUpvotedNews(id) ? id : undefined),
      () => undefined,
    )
  }, [id, upvoted])
  return upvoted || (isVisitor && remembered === id)
}
