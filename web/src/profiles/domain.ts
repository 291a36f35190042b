import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const profiles: Domain = {
  texts: ['profiles', 'guestbook'],
  pages: [page('user/:name', 'profiles/ProfilePage', () => import('./ProfilePage.tsx'))],
}
