import type { Domain } from '../domain.ts'
import { followCounts } from './kept-counts.ts'
import { followingFiles } from './member-files.ts'
import { eraseFollows } from './erase-follows.ts'
import { followingRoutes } from './routes.ts'

export const following: Domain = {
  routes: followingRoutes,
  eraseTraces: [eraseFollows],
  ofMember: followingFiles,
  keptCounts: followCounts,
}
