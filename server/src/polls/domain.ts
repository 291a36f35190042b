import type { Domain } from '../domain.ts'
import { listEndsToCome } from './ends-to-come.ts'
import { voteCounts } from './kept-counts.ts'
import { pollFiles } from './member-files.ts'
import { pollRoutes } from './routes.ts'

export const polls: Domain = {
  routes: pollRoutes,
  listDue: listEndsToCome,
  ofMember: pollFiles,
  keptCounts: voteCounts,
}
