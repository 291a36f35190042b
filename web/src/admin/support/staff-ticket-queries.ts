import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listCannedReplies } from '@loadout/contract/support/canned-replies.ts'
import { listStaffTickets, listTicketStaff } from '@loadout/contract/support/staff-tickets.ts'
import { staffTicketsChannel } from '@loadout/contract/support/ticket-channels.ts'
import { query } from '../../platform/call/query.ts'
import { joinSingleChannel, onRejoined, subscribe } from '../../platform/realtime/realtime.ts'

export const cannedRepliesQuery = query(listCannedReplies, {})
export const ticketStaffQuery = query(listTicketStaff, {})

/** Several tickets may change in a moment; the queue is asked for once. */
const PAUSE_MS = 1_000

/** The queue shows what others do with it. */
export function useLiveQueue(): void {
  const queries = useQueryClient()
  useEffect(() => followQueue(queries), [queries])
}

/** Answers how to stop. */
function followQueue(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function refresh() {
    timer = undefined
    void queries.invalidateQueries({ queryKey: [listStaffTickets.path] })
  }
  const refreshSoon = () => {
    timer ??= setTimeout(refresh, PAUSE_MS)
  }
  const stops = [
    subscribe(staffTicketsChannel, 'ticket', refreshSoon),
    onRejoined(staffTicketsChannel, refreshSoon),
    joinSingleChannel(staffTicketsChannel),
    () => clearTimeout(timer),
  ]
  return () => stops.forEach((stop) => stop())
}
