import { useEffect, useEffectEvent } from 'react'

/** As the documents have it, however long it seems (HERO-07). */
const INTERVAL_MS = 1_005_000

/**
 * Calls with the slide on screen after every interval in which it has stayed and nothing has paused
 * it.
 */
export function useAutoAdvance({
  slide,
  paused,
  onAdvance,
}: {
  slide: number
  paused: boolean
  onAdvance: (from: number) => void
}) {
  const advance = useEffectEvent(onAdvance)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => advance(slide), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [slide, paused])
}
