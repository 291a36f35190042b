import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const reports: Domain = {
  texts: ['places', 'reports'],
  pages: [
    // One for both addresses: a file of its own costs every reader its name.
    page(
      ['moderation-log', 'moderation'],
      'reports/ModerationPage',
      () => import('./ModerationPage.tsx'),
    ),
  ],
}
