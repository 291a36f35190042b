import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadChunk } from '../platform/load-chunk.ts'
import type { Commented } from './comment-queries.ts'

/** A page is alive and read before it hears what others change. */
const WAIT_MS = 5_000

/** What hears it is fetched when the page has been there for a while. */
export function useLiveComments({ id, type }: Commented): void {
  const queries = useQueryClient()
  useEffect(() => {
    let leave: (() => void) | undefined
    let isGone = false
    async function subscribe() {
      const { subscribeToComments } = await loadChunk(() => import('./comment-channel.ts'))
      if (!isGone) leave = subscribeToComments(queries, { id, type })
    }
    // The comments are there without.
    const timer = setTimeout(() => void subscribe().catch(() => undefined), WAIT_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
      leave?.()
    }
  }, [queries, id, type])
}
