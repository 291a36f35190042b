import type { Domain } from '../domain.ts'
import { followCounts } from './kept-counts.ts'
import { followingFiles } from './member-files.ts'
import { forgetFollows } from './forget-follows.ts'
import { followingRoutes } from './routes.ts'

export const following: Domain = {
  routes: followingRoutes,
  forgetRest: [forgetFollows],
  ofMember: followingFiles,
  keptCounts: followCounts,
}
