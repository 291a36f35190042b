import { useEffect } from 'react'
import { viewArticle } from '@loadout/contract/statistics/views.ts'
import { call } from '../platform/call/call.ts'

/** Whoever is gone before has not read anything; by then the page is alive, too. */
const SHOWN_MS = 1_500

/**
 * Tells that the reader has an article before them, once the page has been shown for a moment. It
 * comes from a cache, so nobody else knows. That it could not be told is nothing to the reader.
 */
export function useViewed(id: number): void {
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(
      () =>
        void call(
          viewArticle,
          { id },
          { whenVisible: true, quiet: true, signal: left.signal },
        ).catch(() => undefined),
      SHOWN_MS,
    )
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [id])
}
