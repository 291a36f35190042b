import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const feeds: Domain = {
  texts: ['places'],
  pages: [page('feeds', 'feeds/FeedsPage', () => import('./FeedsPage.tsx'))],
}
