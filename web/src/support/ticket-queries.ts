import { getStaffTicket } from '@loadout/contract/support/staff-tickets.ts'
import { getTicket, getTicketPicture, listTickets } from '@loadout/contract/support/tickets.ts'
import { growingList } from '../platform/call/growing-list.ts'
import { query } from '../platform/call/query.ts'

export const TICKETS_PAGE = 20

export const ticketsQuery = growingList(listTickets, {}, TICKETS_PAGE)

/** A ticket as its owner has it, or as staff do. */
export type TicketSource = typeof getTicket | typeof getStaffTicket

/**
 * Asked for anew with every visit, because what is said meanwhile comes by its channel, which is
 * left with it; and not by itself, as after a break, where an answer has the latest messages only.
 */
const eachVisit = { gcTime: 0, staleTime: Infinity }

export const ticketQuery = (id: number) => query(getTicket, { id }, eachVisit)
export const staffTicketQuery = (id: number) => query(getStaffTicket, { id }, eachVisit)

/** Its addresses are good for an hour, and asked for anew before that. */
export const PICTURE_MINUTES = 50

export const ticketPictureQuery = (name: string) =>
  query(getTicketPicture, { name }, { staleTime: PICTURE_MINUTES * 60_000 })
