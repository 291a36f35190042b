import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** By any of these a reader takes the page into their own hands. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Leads to the part of a page that its address names behind the #. Such a page asks for its parts
 * once it is there: each that comes above pushes it down, and it is followed until the reader
 * moves.
 */
export function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '') return
    const growth = new ResizeObserver(() => {
      document.getElementById(hash.slice(1))?.scrollIntoView()
    })
    const stop = () => growth.disconnect()
    growth.observe(document.body)
    for (const move of OWN_MOVES) addEventListener(move, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const move of OWN_MOVES) removeEventListener(move, stop)
    }
  }, [hash])
}
