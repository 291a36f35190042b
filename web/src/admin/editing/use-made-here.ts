import { useState } from 'react'
import { parseId } from '@loadout/contract/platform/integers.ts'

/**
 * Whether an editor of something new is shown at an address. What is made in it gets its own
 * address and goes on in the same editor. Whoever leaves that, for another or for a new one, has
 * left the editor: the next begins under another key.
 */
export function useMadeHere(written: string | undefined) {
  const id = parseId(written)
  const [made, setMade] = useState<number>()
  const [edition, setEdition] = useState(0)
  const [before, setBefore] = useState(written)
  if (written !== before) {
    setBefore(written)
    if (made !== undefined && made !== id) {
      setMade(undefined)
      setEdition(edition + 1)
    }
  }
  const isNew = written === undefined || (made !== undefined && made === id)
  return { id, isNew, key: `new-${edition}`, onMade: setMade }
}
