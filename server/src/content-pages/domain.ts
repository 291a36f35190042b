import type { Domain } from '../domain.ts'
import { cleanContentPages } from './clean-pages.ts'
import { contentPageRoutes } from './routes.ts'
import { listContentUrls } from './queries.ts'

export const contentPages: Domain = {
  routes: contentPageRoutes,
  storedHtml: [cleanContentPages],
  auditedHtml: { 'content page': 'content' },
  sitemap: async ({ db }) => (await listContentUrls(db)).map(({ url }) => ({ path: `/${url}` })),
}
