import { useEffect, useRef, useState } from 'react'
import type { UserHit } from '@loadout/contract/search/user-search.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { call } from '../../platform/call/call.ts'

/** Nobody is asked for while a name is still being typed (CMT-16). */
const PAUSE_MS = 250
/** Long enough for a press on the list to count (CMT-17). */
const LEAVING_MS = 256
const MAX = 5

const nobody: UserHit[] = []

/** Whom a name that is being written may mean, and which of them is chosen (CMT-15 to CMT-19). */
export function usePeople() {
  const [name, setName] = useState<string>()
  const [people, setPeople] = useState(nobody)
  const [chosen, setChosen] = useState(0)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (name === undefined) return
    const ending = new AbortController()
    const show = (found: UserHit[]) => {
      if (ending.signal.aborted) return
      setPeople(found)
      setChosen(0)
    }
    const timer = setTimeout(() => {
      const { signal } = ending
      const onFailure = () => show(nobody)
      call(searchUsers, { query: name, limit: MAX }, { quiet: true, signal, onFailure }).then(
        ({ entries }) => show(entries),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [name])
  useEffect(() => () => clearTimeout(leaving.current), [])

  const close = () => {
    setName(undefined)
    setPeople(nobody)
  }
  /** Looks for those whose name begins so; for nobody when none is being written. */
  function suggest(begun: string | undefined) {
    if (begun === undefined) return close()
    if (begun === name) return
    setName(begun)
    // Nobody is named by a key whom what is written by now does not mean any more.
    setPeople(people.filter(({ username }) => begins(username, begun)))
    setChosen(0)
  }
  return {
    people,
    chosen,
    move: (by: 1 | -1) => setChosen((chosen + by + people.length) % people.length),
    suggest,
    /** The cursor has gone elsewhere. What was closed, or never opened, it does not open. */
    follow: (begun: string | undefined) => name !== undefined && suggest(begun),
    close,
    leave: () => {
      leaving.current = setTimeout(close, LEAVING_MS)
    },
    stay: () => clearTimeout(leaving.current),
  }
}

const begins = (username: string, begun: string) =>
  username.toLowerCase().startsWith(begun.toLowerCase())
