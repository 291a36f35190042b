import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const statistics: Domain = {
  texts: ['statistics'],
  pages: [
    page(
      'posts/stats/:user_id?',
      'statistics/ProfileStatisticsPage',
      () => import('./ProfileStatisticsPage.tsx'),
    ),
    page(
      'posts/poststats/:id',
      'statistics/PostStatisticsPage',
      () => import('./PostStatisticsPage.tsx'),
    ),
  ],
}
