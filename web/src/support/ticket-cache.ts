import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Ticket } from '@loadout/contract/support/tickets.ts'
import { query } from '../platform/call/query.ts'
import type { TicketSource } from './ticket-queries.ts'

/** What a page knows of a ticket. It is asked for once, and after that only ever added to. */
export function ticketCache(queries: QueryClient, source: TicketSource, id: number) {
  const key: QueryKey = query(source, { id }).queryKey
  return {
    read: () => queries.getQueryData<Ticket>(key),
    change: (changed: (known: Ticket) => Ticket) =>
      void queries.setQueryData<Ticket>(key, (known) => known && changed(known)),
  }
}
