import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const notifications: Domain = {
  // Its notifications name tasks, whose words are among `places`.
  texts: ['notifications', 'places', 'members'],
  pages: [
    page(
      'notifications',
      'notifications/NotificationsPage',
      () => import('./NotificationsPage.tsx'),
    ),
    page(
      'unsubscribe/:userId?/:key?',
      'notifications/UnsubscribePage',
      () => import('./UnsubscribePage.tsx'),
    ),
    page('unsubscribed', 'notifications/UnsubscribedPage', () => import('./UnsubscribedPage.tsx')),
  ],
}
