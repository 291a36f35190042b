import type { Domain } from '../domain.ts'
import { eraseAuthor } from './erase-author.ts'
import { deleteExpiredReaders } from './delete-expired.ts'
import { viewCounts } from './kept-counts.ts'
import { statisticsRoutes } from './routes.ts'

export const statistics: Domain = {
  routes: statisticsRoutes,
  deleteExpired: [deleteExpiredReaders],
  eraseTraces: [eraseAuthor],
  keptCounts: viewCounts,
}
