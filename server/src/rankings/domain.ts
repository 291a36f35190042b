import type { Domain } from '../domain.ts'
import { rankingFiles } from './member-files.ts'
import { closeWeeksByTheClock } from './close-weeks.ts'
import { deleteExpiredSums } from './delete-expired.ts'
import { rankingRoutes } from './routes.ts'

export const rankings: Domain = {
  routes: rankingRoutes,
  jobs: [closeWeeksByTheClock],
  deleteExpired: [deleteExpiredSums],
  sitemap: async () => [{ path: '/ranking' }, { path: '/users' }],
  ofMember: rankingFiles,
}
