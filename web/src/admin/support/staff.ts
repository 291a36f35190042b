import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'people',
    order: 30,
    path: 'tickets',
    icon: 'support',
    label: 'staff_tickets.title',
    permission: 'canReviewSupportTickets',
    screens: [
      screen('tickets', 'TicketsPage', () => import('./TicketsPage.tsx')),
      screen('tickets/replies', 'CannedRepliesPage', () => import('./CannedRepliesPage.tsx')),
      screen('tickets/:id', 'TicketPage', () => import('./TicketPage.tsx')),
    ],
    // A conversation is shown as its member reads it, with the orders of their wallet.
    texts: ['support', 'wallet'],
  },
]
