import type { QueryClient } from '@tanstack/react-query'
import { ticketChannel } from '@loadout/contract/support/ticket-channels.ts'
import { listTicketMessages, type Ticket } from '@loadout/contract/support/tickets.ts'
import { call } from '../platform/call/call.ts'
import { joinChannel, onJoined, subscribe } from '../platform/realtime/realtime.ts'
import { ticketCache } from './ticket-cache.ts'
import type { TicketSource } from './ticket-queries.ts'
import { hasEarlier, lastMessageId, withMessages } from './with-messages.ts'

/**
 * Hears what is said in a ticket and what becomes of it (SUP-20, SUP-21). What was said before the
 * channel was joined, at first and after every break, is asked for (checklist K09). Answers how to
 * ask for it at once and how to stop.
 */
export function subscribeToTicket(queries: QueryClient, source: TicketSource, id: number) {
  const { read, change } = ticketCache(queries, source, id)
  /** Up to here nothing is missing. Later messages may have come by the channel after a break. */
  let whole = lastMessageId(read() ?? { messages: [] })
  let statesHeard = 0
  let asking = new AbortController()

  async function catchUp() {
    asking.abort()
    asking = new AbortController()
    const heardBefore = statesHeard
    const fresh = await readSince(source, id, whole, asking.signal)
    whole = lastMessageId(fresh)
    change(({ messages, resolved, updated }) => ({
      ...withMessages(fresh, messages),
      // What was heard meanwhile may be younger than the answer, and never older.
      ...(statesHeard > heardBefore && { resolved, updated }),
    }))
  }
  // A ticket that is not there for whoever asks says so where it is shown.
  const ask = () => void catchUp().catch(() => undefined)

  const stops = [
    subscribe(ticketChannel, 'message', (said) => change((known) => withMessages(known, [said]))),
    subscribe(ticketChannel, 'state', (state) => {
      statesHeard++
      change((known) => ({ ...known, ...state }))
    }),
    onJoined(ticketChannel, ask),
    joinChannel(ticketChannel, id),
    () => asking.abort(),
  ]
  return { ask, stop: () => stops.forEach((stop) => stop()) }
}

/** A ticket with all that was said in it since a message, asked for until there is an answer. */
async function readSince(source: TicketSource, id: number, since: number, signal: AbortSignal) {
  const untilAnswered = { quiet: true, infinite: true, signal }
  let ticket: Ticket = await call(source, { id }, untilAnswered)
  for (;;) {
    const first = ticket.messages[0]?.id ?? 0
    if (!hasEarlier(ticket) || first <= since) return ticket
    const { entries } = await call(listTicketMessages, { id, before: first }, untilAnswered)
    if (entries.length === 0) return ticket
    ticket = withMessages(ticket, entries)
  }
}
