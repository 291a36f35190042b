import type { Domain } from '../domain.ts'
import { reportCounts } from './kept-counts.ts'
import { eraseReporter } from './erase-reporter.ts'
import { forgetReports } from './forget-reports.ts'
import { reportFiles } from './member-files.ts'
import { reportRoutes } from './routes.ts'

export const reports: Domain = {
  routes: reportRoutes,
  forget: [forgetReports],
  eraseTraces: [eraseReporter],
  ofMember: reportFiles,
  sitemap: () => Promise.resolve([{ path: '/moderation-log' }]),
  keptCounts: reportCounts,
}
