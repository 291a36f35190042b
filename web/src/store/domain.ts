import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const store: Domain = {
  texts: ['store'],
  pages: [page('points-store', 'store/StorePage', () => import('./StorePage.tsx'))],
  menu: [
    {
      href: '/points-store',
      icon: 'store',
      label: 'nav.store',
      longLabel: 'nav.points_store',
      order: { rail: 60, bottom: 40, drawer: 60 },
    },
  ],
}
