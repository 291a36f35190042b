import { useEffect, useState } from 'react'

/** Only once somebody pauses: every search costs the server (SEARCH-07). */
const SETTLED_MS = 400

/** What was typed, once nothing more has been for a moment. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
