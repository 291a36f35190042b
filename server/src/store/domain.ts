import type { Domain } from '../domain.ts'
import { storeFiles } from './member-files.ts'
import { demoDrawings } from '../platform/media/drawings.ts'
import { storeCounts } from './kept-counts.ts'
import { itemPictures } from './pictures.ts'
import { storeRoutes } from './routes.ts'

export const store: Domain = {
  routes: storeRoutes,
  pictures: [{ kind: itemPictures, originals: demoDrawings }],
  sitemap: async () => [{ path: '/points-store' }],
  keptCounts: storeCounts,
  ofMember: storeFiles,
}
