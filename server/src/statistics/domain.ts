import type { Domain } from '../domain.ts'
import { eraseAuthor } from './erase-author.ts'
import { forgetReaders } from './forget-readers.ts'
import { viewCounts } from './kept-counts.ts'
import { statisticsRoutes } from './routes.ts'

export const statistics: Domain = {
  routes: statisticsRoutes,
  forget: [forgetReaders],
  eraseTraces: [eraseAuthor],
  keptCounts: viewCounts,
}
