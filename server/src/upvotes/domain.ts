import type { Domain } from '../domain.ts'
import { upvoteCounts } from './kept-counts.ts'
import { upvoteFiles } from './member-files.ts'
import { upvoteRoutes } from './routes.ts'

export const upvotes: Domain = {
  routes: upvoteRoutes,
  ofMember: upvoteFiles,
  keptCounts: upvoteCounts,
}
