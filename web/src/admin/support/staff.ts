import { listStaffTickets } from '@loadout/contract/support/staff-tickets.ts'
import { TicketState } from '@loadout/contract/support/ticket-states.ts'
import { call } from '../../platform/call/call.ts'
import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'people',
    order: 30,
    path: 'tickets',
    icon: 'support',
    label: 'staff_tickets.title',
    permission: 'canReviewSupportTickets',
    waiting: [
      {
        label: 'overview.tickets',
        inMenu: true,
        path: 'tickets',
        count: async () =>
          (await call(listStaffTickets, { resolved: TicketState.New, limit: 1 }, { quiet: true }))
            .count,
      },
    ],
    screens: [
      screen('tickets', 'TicketsPage', () => import('./TicketsPage.tsx')),
      screen('tickets/replies', 'CannedRepliesPage', () => import('./CannedRepliesPage.tsx')),
      screen('tickets/:id', 'TicketPage', () => import('./TicketPage.tsx')),
    ],
    // A conversation is shown as its member reads it, with the orders of their wallet.
    texts: ['support', 'wallet'],
  },
]
