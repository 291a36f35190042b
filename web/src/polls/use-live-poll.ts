import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadChunk } from '../platform/load-chunk.ts'

/** A page is alive and read before it hears how others vote. */
const WAIT_MS = 5_000

/** Shows how a poll stands as it changes. What hears it is fetched when the page has been there. */
export function useLivePoll(pollId: number): void {
  const queries = useQueryClient()
  useEffect(() => subscribeLater(queries, pollId), [queries, pollId])
}

/** Answers how to stop. */
function subscribeLater(queries: QueryClient, pollId: number): () => void {
  let leave: (() => void) | undefined
  let isGone = false
  async function subscribe() {
    try {
      const { subscribeToPoll } = await loadChunk(() => import('./poll-channel.ts'))
      if (!isGone) leave = subscribeToPoll(queries, pollId)
    } catch {
      // The poll is there without.
    }
  }
  const timer = setTimeout(() => void subscribe(), WAIT_MS)
  return () => {
    isGone = true
    clearTimeout(timer)
    leave?.()
  }
}
