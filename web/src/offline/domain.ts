import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const offline: Domain = {
  pages: [page('/offline', 'offline/OfflinePage', () => import('./OfflinePage.tsx'))],
  withoutFrame: true,
}
