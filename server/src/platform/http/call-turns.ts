import type { ServerResponse } from 'node:http'
import type { RateClass } from '@loadout/contract/platform/endpoint.ts'
import { unavailable } from './public-error.ts'

/** Searches and sign-ins are slow, uploads slower: each kind waits for its own. */
type CallKind = RateClass | 'upload'

/**
 * Calls of a kind that are worked at at the same time: each holds rows, objects and text of its
 * answer, and more of them make none ready sooner, because all share few connections to PostgreSQL.
 */
const AT_ONCE = 128
/** Calls of a kind that may wait; one that waits holds little, but not nothing. */
const MOST_WAITING = 512
/**
 * Of a kind none of whose calls ends for so long, those that wait are refused. Before that they
 * wait as long as their clients do, because much at once is no fault.
 */
const STANDSTILL_MS = 10_000

/**
 * Bounds how many calls are under way at once, over all connections: one of a connection at a time
 * is no bound, because there may be any number of connections (checklist L07).
 *
 * A turn lasts from the form, which has been read by then, to the answer, and not until that is
 * read: whoever sends or reads slowly has none. Calls that pages are made of take no turn, so
 * nothing that has one waits for another.
 */
export function callTurns() {
  const kinds = new Map<CallKind, ReturnType<typeof turnsOfKind>>()

  return function inTurn<Answer>(
    kind: CallKind,
    response: ServerResponse,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const turns = kinds.get(kind) ?? turnsOfKind()
    kinds.set(kind, turns)
    return turns(response, work)
  }
}

function turnsOfKind() {
  const waiting = new Set<() => void>()
  let under = 0
  let movedAt = 0

  /** Who leaves without a turn is refused, so that what is held for the call is given back. */
  function wait(response: ServerResponse): Promise<void> {
    if (response.destroyed || waiting.size === MOST_WAITING) throw unavailable()
    const joinedAt = performance.now()
    return new Promise((resolve, reject) => {
      let timer = setTimeout(look, STANDSTILL_MS)
      waiting.add(begin)
      response.once('close', refuse)

      function leave() {
        clearTimeout(timer)
        waiting.delete(begin)
        response.off('close', refuse)
      }
      function begin() {
        leave()
        resolve()
      }
      function refuse() {
        leave()
        reject(unavailable())
      }
      function look() {
        const left = Math.max(joinedAt, movedAt) + STANDSTILL_MS - performance.now()
        if (left > 0) timer = setTimeout(look, left)
        else refuse()
      }
    })
  }

  /** Whoever is next has the turn at once; nobody comes between. */
  function end() {
    movedAt = performance.now()
    const [next] = waiting
    if (next) next()
    else under--
  }

  return async function inTurn<Answer>(response: ServerResponse, work: () => Promise<Answer>) {
    if (under < AT_ONCE) under++
    else await wait(response)
    try {
      return await work()
    } finally {
      end()
    }
  }
}
