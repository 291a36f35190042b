import type { Domain } from '../domain.ts'
import { sitemapHttpRoutes } from './routes.ts'

export const sitemap: Domain = {
  httpRoutes: sitemapHttpRoutes,
}
