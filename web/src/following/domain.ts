import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const following: Domain = {
  texts: ['following'],
  pages: [
    page(
      'followers/:userId/:username?',
      'following/FollowersPage',
      () => import('./FollowersPage.tsx'),
    ),
    page(
      'following/:userId/:username?',
      'following/FollowingPage',
      () => import('./FollowingPage.tsx'),
    ),
  ],
}
