import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const streams: Domain = {
  texts: ['streams'],
  pages: [
    page('streams', 'streams/StreamsPage', () => import('./StreamsPage.tsx')),
    page('streams/:stream', 'streams/StreamPage', () => import('./StreamPage.tsx')),
  ],
  menu: [
    {
      href: '/streams',
      icon: 'radio',
      label: 'nav.streams',
      order: { rail: 20, bottom: 20, drawer: 20 },
    },
  ],
}
