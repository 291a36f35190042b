import { pollChannel } from '@loadout/contract/polls/poll-channel.ts'
import type { Site } from '../site-parts.ts'
import { findResults } from './queries.ts'
import { isClosed } from './read-poll.ts'

/** However many vote, whoever looks on is told this often. */
const EVERY_MS = 500

export type LiveResults = ReturnType<typeof createLiveResults>

/**
 * Tells open pages how a poll stands, a moment after it has changed: what is read then holds every
 * vote that was given before. What a process takes with it when it dies, the next vote tells.
 */
export function createLiveResults({ transaction, clock }: Pick<Site, 'transaction' | 'clock'>) {
  const waiting = new Set<number>()

  const announceResults = (id: number) =>
    transaction(async (work) => {
      const found = await findResults(work.tx, id)
      if (!found) return
      const { options, ...poll } = found
      await work.announce(pollChannel(id), 'results', {
        id,
        closed: isClosed(poll, clock.now()),
        options,
      })
    })

  return {
    /** Called when the change is made for good. */
    changed(id: number): void {
      if (waiting.has(id)) return
      waiting.add(id)
      setTimeout(() => {
        waiting.delete(id)
        // Pages ask for themselves when they come back from a break.
        announceResults(id).catch(() => undefined)
      }, EVERY_MS).unref()
    },
  }
}
