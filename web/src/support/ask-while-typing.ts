import { TYPING_SECONDS } from '@loadout/contract/support/staff-tickets.ts'

/**
 * Whoever loses their browser says nothing more, and the server counts their minute: it is asked
 * again for as long as somebody is said to be typing. Answers how to stop.
 */
export function askWhileTyping(isTyping: () => boolean, ask: () => void): () => void {
  const timer = setInterval(() => {
    if (isTyping()) ask()
  }, TYPING_SECONDS * 1_000)
  return () => clearInterval(timer)
}
