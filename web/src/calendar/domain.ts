import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const calendar: Domain = {
  // An event shows the channels where it can be seen.
  texts: ['calendar', 'streams'],
  pages: [
    page('events', 'calendar/EventsPage', () => import('./EventsPage.tsx')),
    page('event/:id/:slug?', 'calendar/EventPage', () => import('./EventPage.tsx')),
  ],
  menu: [
    {
      href: '/events',
      icon: 'calendar-days',
      label: 'nav.events',
      order: { rail: 30, bottom: 30, drawer: 30 },
      covers: ['/event'],
    },
  ],
}
