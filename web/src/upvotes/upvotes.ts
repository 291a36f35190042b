import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { showPartMissing } from '../platform/layer/failures.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { useSession } from '../platform/session/session.ts'

const loadGiving = () => loadChunk(() => import('./give-upvote.ts'))

/** Gives an upvote; how is fetched with the first. */
export function useUpvote(to: 'giveToNews' | 'giveToComment'): (id: number) => void {
  const queries = useQueryClient()
  return (id) => void loadGiving().then((giving) => giving[to](queries, id), showPartMissing)
}

/** Whether the reader has upvoted an article as a visitor. The page comes as everybody gets it, so this is known a moment later. */
export function useUpvotedAsVisitor(id: number): boolean {
  const isVisitor = useSession().state === 'visitor'
  const [upvoted, setUpvoted] = useState(false)
  useEffect(() => {
    setUpvoted(false)
    if (!document.cookie.includes('upvoted-news=')) return
    void loadGiving().then(({ hasUpvotedNews }) => setUpvoted(hasUpvotedNews(id)), () => undefined)
  }, [id])
  return isVisitor && upvoted
}
