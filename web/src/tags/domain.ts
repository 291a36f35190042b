import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const tags: Domain = {
  pages: [page('tags/:id/:name?', 'tags/TagPage', () => import('./TagPage.tsx'))],
}
