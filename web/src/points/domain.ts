import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const points: Domain = {
  texts: ['places'],
  pages: [
    page('points', 'points/PointsPage', () => import('./PointsPage.tsx')),
    page('points-info', 'points/PointsInfoPage', () => import('./PointsInfoPage.tsx')),
    page('most-points', 'points/MostPointsPage', () => import('./MostPointsPage.tsx')),
    page('earnpoints', 'points/EarnPointsPage', () => import('./EarnPointsPage.tsx')),
  ],
  menu: [
    {
      href: '/earnpoints',
      icon: 'coins',
      label: 'nav.earn',
      longLabel: 'nav.earn_points',
      order: { extras: 20, drawer: 90 },
    },
  ],
}
