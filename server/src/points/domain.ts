import type { Domain } from '../domain.ts'
import { pointFiles } from './member-files.ts'
import { earnPoints } from './earning.ts'
import { pointRoutes } from './routes.ts'
import { payForStars } from './star-dollars.ts'

export const points: Domain = {
  routes: pointRoutes,
  consumers: [earnPoints, payForStars],
  sitemap: async () => [
    { path: '/earnpoints' },
    { path: '/most-points' },
    { path: '/points' },
    { path: '/points-info' },
  ],
  ofMember: pointFiles,
}
