import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

/** Whatever no other domain has an address for. */
export const contentPages: Domain = {
  pages: [page('*', 'content-pages/ContentPage', () => import('./ContentPage.tsx'))],
  menu: [
    {
      href: '/giveaway',
      icon: 'gift',
      label: 'nav.giveaway',
      order: { extras: 10, drawer: 80 },
    },
  ],
}
