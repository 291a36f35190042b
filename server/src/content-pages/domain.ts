import type { Domain } from '../domain.ts'
import { cleanContentPages } from './clean-pages.ts'
import { contentPageRoutes } from './routes.ts'
import { contentPagesInSitemap } from './pages-in-sitemap.ts'

export const contentPages: Domain = {
  routes: contentPageRoutes,
  storedHtml: [cleanContentPages],
  auditedHtml: { 'content page': 'content' },
  sitemap: contentPagesInSitemap,
}
