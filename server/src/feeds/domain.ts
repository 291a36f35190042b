import type { Domain } from '../domain.ts'
import { feedHttpRoutes } from './routes.ts'

export const feeds: Domain = {
  httpRoutes: feedHttpRoutes,
  sitemap: async () => [{ path: '/feeds' }],
}
