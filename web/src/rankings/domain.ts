import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const rankings: Domain = {
  // Limits of tasks and their names are words of the pages about points.
  texts: ['rankings', 'places'],
  pages: [
    page('ranking', 'rankings/RankingPage', () => import('./RankingPage.tsx')),
    page('ranking/week/:week', 'rankings/RankedWeekPage', () => import('./RankedWeekPage.tsx')),
    page('users', 'rankings/UsersPage', () => import('./UsersPage.tsx')),
    page('points/history', 'rankings/PointsHistoryPage', () => import('./PointsHistoryPage.tsx')),
  ],
  menu: [
    { href: '/users', icon: 'users', label: 'nav.users', order: { rail: 40, drawer: 40 } },
    {
      href: '/ranking',
      icon: 'trophy',
      label: 'nav.ranking',
      order: { rail: 50, bottom: 50, drawer: 50 },
    },
  ],
}
