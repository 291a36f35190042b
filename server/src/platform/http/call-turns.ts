import type { ServerResponse } from 'node:http'
import type { RateClass } from '@loadout/contract/platform/endpoint.ts'
import { boundedQueue, type BoundedQueue } from '../bounded-queue.ts'
import { unavailable } from './public-error.ts'

/** Searches and sign-ins are slow, uploads slower: each kind waits for its own. */
type CallKind = RateClass | 'upload'

/**
 * Calls of a kind that are worked on at the same time: each holds rows, objects and text of its
 * answer, and more of them make none ready sooner, because all share few connections to PostgreSQL.
 */
const AT_ONCE = 128
/** Calls of a kind that may wait; one that waits holds little, but not nothing. */
const MAX_WAITING = 512
/**
 * Of a kind none of whose calls ends for so long, those that wait are refused. Before that they
 * wait as long as their clients do.
 */
const STALL_TIMEOUT_MS = 10_000

const queueOfKind = () =>
  boundedQueue({
    atOnce: AT_ONCE,
    maxWaiting: MAX_WAITING,
    stallTimeoutMs: STALL_TIMEOUT_MS,
    refusal: unavailable,
  })

/**
 * Bounds how many calls are under way at once, over all connections: one of a connection at a time
 * is no bound, because there may be any number of connections (checklist L07).
 *
 * A turn lasts from the form, which has been read by then, to the answer, and not until that is
 * read: whoever sends or reads slowly has none. Who leaves without one is refused, so that what is
 * held for the call is given back. Calls that pages are made of take no turn, so nothing that has
 * one waits for another.
 */
export function callTurns() {
  const kinds = new Map<CallKind, BoundedQueue>()

  return async function inTurn<Answer>(
    kind: CallKind,
    response: ServerResponse,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const queue = kinds.get(kind) ?? queueOfKind()
    kinds.set(kind, queue)
    const end = await queue.take(response)
    try {
      return await work()
    } finally {
      end()
    }
  }
}
