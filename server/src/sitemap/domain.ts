import type { Domain } from '../domain.ts'
import { sitemapRoutes } from './routes.ts'

export const sitemap: Domain = {
  addresses: sitemapRoutes,
}
