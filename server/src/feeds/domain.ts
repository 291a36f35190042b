import type { Domain } from '../domain.ts'
import { feedRoutes } from './routes.ts'

export const feeds: Domain = {
  addresses: feedRoutes,
  sitemap: async () => [{ path: '/feeds' }],
}
