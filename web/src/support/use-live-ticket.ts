import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { staffTicketsChannel } from '@loadout/contract/support/ticket-channels.ts'
import { getStaffTicket } from '@loadout/contract/support/staff-tickets.ts'
import { getTicket } from '@loadout/contract/support/tickets.ts'
import { joinSingleChannel, onJoined, subscribe } from '../platform/realtime/realtime.ts'
import { askWhileTyping } from './ask-while-typing.ts'
import { subscribeToTicket } from './ticket-channel.ts'
import { staffTicketQuery } from './ticket-queries.ts'

/** Shows what is said in a ticket as it is said; another one is another channel (SUP-23). */
export function useLiveTicket(id: number): void {
  const queries = useQueryClient()
  useEffect(() => subscribeToTicket(queries, getTicket, id).stop, [queries, id])
}

/** The same for staff, who are told of their own notes and who answers by a channel of theirs. */
export function useLiveStaffTicket(id: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    const { queryKey } = staffTicketQuery(id)
    const { ask, stop } = subscribeToTicket(queries, getStaffTicket, id)
    const stops = [
      stop,
      subscribe(staffTicketsChannel, 'ticket', (told) => {
        if (told.id === id) ask()
      }),
      // What was told between the answer and the channel, and during a break.
      onJoined(staffTicketsChannel, ask),
      joinSingleChannel(staffTicketsChannel),
      askWhileTyping(() => Boolean(queries.getQueryData(queryKey)?.typing), ask),
    ]
    return () => stops.forEach((each) => each())
  }, [queries, id])
}
