import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listCannedReplies } from '@loadout/contract/support/canned-replies.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { listStaffTickets, listTicketStaff } from '@loadout/contract/support/staff-tickets.ts'
import { staffTicketsChannel } from '@loadout/contract/support/ticket-channels.ts'
import { query } from '../../platform/call/query.ts'
import { joinSingleChannel, onJoined, subscribe } from '../../platform/realtime/realtime.ts'
import { askWhileTyping } from '../../support/ask-while-typing.ts'

export const cannedRepliesQuery = query(listCannedReplies, {})
export const ticketStaffQuery = query(listTicketStaff, {})

/** Several tickets may change in a moment; the queue is asked for once. */
const PAUSE_MS = 1_000

/** The queue shows what others do with it. */
export function useLiveQueue(): void {
  const queries = useQueryClient()
  useEffect(() => subscribeToQueue(queries), [queries])
}

type Queue = OutputOf<typeof listStaffTickets>
const queue = { queryKey: [listStaffTickets.path], type: 'active' } as const

/** Answers how to stop. */
function subscribeToQueue(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function refresh() {
    timer = undefined
    void queries.invalidateQueries({ queryKey: queue.queryKey })
  }
  const refreshSoon = () => {
    timer ??= setTimeout(refresh, PAUSE_MS)
  }
  const isTyping = () =>
    queries
      .getQueriesData<Queue>(queue)
      .some(([, answer]) => answer?.entries.some(({ typing }) => typing))
  const stops = [
    subscribe(staffTicketsChannel, 'ticket', refreshSoon),
    // What was told between the answer and the channel, and during a break.
    onJoined(staffTicketsChannel, refreshSoon),
    joinSingleChannel(staffTicketsChannel),
    askWhileTyping(isTyping, refreshSoon),
    () => clearTimeout(timer),
  ]
  return () => stops.forEach((stop) => stop())
}
