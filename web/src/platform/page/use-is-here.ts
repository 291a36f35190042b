import { useEffect, useRef } from 'react'

/**
 * Whether a screen is still there when what it asked for is answered. Whoever has left it may have
 * begun something elsewhere, and is led nowhere.
 */
export function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
