import type { Domain } from '../domain.ts'
import { reportCounts } from './kept-counts.ts'
import { eraseReporter } from './erase-reporter.ts'
import { clearExpiredReports } from './clear-expired.ts'
import { reportFiles } from './member-files.ts'
import { reportRoutes } from './routes.ts'

export const reports: Domain = {
  routes: reportRoutes,
  deleteExpired: [clearExpiredReports],
  eraseTraces: [eraseReporter],
  ofMember: reportFiles,
  sitemap: () => Promise.resolve([{ path: '/moderation-log' }]),
  keptCounts: reportCounts,
}
