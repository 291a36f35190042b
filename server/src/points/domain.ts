import type { Domain } from '../domain.ts'
import { earnPoints } from './earning.ts'
import { pointRoutes } from './routes.ts'

export const points: Domain = {
  routes: pointRoutes,
  consumers: [earnPoints],
  sitemap: async () => [{ path: '/earnpoints' }, { path: '/points' }, { path: '/points-info' }],
}
