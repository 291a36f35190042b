import { useEffect, useState } from 'react'
import { SAY_TYPING_SECONDS, sayTyping } from '@loadout/contract/support/staff-tickets.ts'
import { call } from '../../platform/call/call.ts'

/**
 * Others see who is answering: said when somebody begins to write, again and again while something
 * stands in the field, and taken back when it is empty or left, with the page as well. Answers how
 * to say which it is.
 */
export function useTyping(id: number): (isWriting: boolean) => void {
  const [isWriting, setWriting] = useState(false)
  useEffect(() => {
    if (!isWriting) return
    const say = (typing: boolean) =>
      // Others do without knowing; what is written is sent all the same.
      void call(sayTyping, { id, typing }, { quiet: true, outlivesPage: !typing }).catch(
        () => undefined,
      )
    say(true)
    const timer = setInterval(() => say(true), SAY_TYPING_SECONDS * 1_000)
    const stop = () => say(false)
    addEventListener('pagehide', stop)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [id, isWriting])
  return setWriting
}
