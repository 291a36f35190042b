import type { Domain } from '../domain.ts'
import { ticketCounts } from './kept-counts.ts'
import { supportFiles } from './member-files.ts'
import { eraseTickets } from './erase-tickets.ts'
import { leaveTickets } from './leave-tickets.ts'
import { mailEveryMinute } from './mail-unread.ts'
import { maySubscribe } from './may-subscribe.ts'
import { openTicketsForOrders } from './order-ticket.ts'
import { supportRoutes } from './routes.ts'
import { ticketPictureHttpRoutes } from './ticket-pictures.ts'

export const support: Domain = {
  routes: supportRoutes,
  httpRoutes: ticketPictureHttpRoutes,
  consumers: [openTicketsForOrders],
  jobs: [mailEveryMinute],
  maySubscribe,
  onStandingChange: leaveTickets,
  eraseTraces: [eraseTickets],
  ofMember: supportFiles,
  keptCounts: ticketCounts,
}
