import type { Domain } from '../domain.ts'
import { voteCounts } from './kept-counts.ts'
import { pollFiles } from './member-files.ts'
import { pollRoutes } from './routes.ts'

export const polls: Domain = {
  routes: pollRoutes,
  ofMember: pollFiles,
  keptCounts: voteCounts,
}
