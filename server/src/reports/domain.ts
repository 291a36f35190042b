import type { Domain } from '../domain.ts'
import { forgetReports } from './forget-reports.ts'
import { reportRoutes } from './routes.ts'

export const reports: Domain = {
  routes: reportRoutes,
  forget: [forgetReports],
  sitemap: () => Promise.resolve([{ path: '/moderation-log' }]),
}
