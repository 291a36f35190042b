import type { Domain } from '../domain.ts'
import { rankingFiles } from './member-files.ts'
import { closeWeeksByTheClock } from './close-weeks.ts'
import { forgetSums } from './forget-sums.ts'
import { rankingRoutes } from './routes.ts'

export const rankings: Domain = {
  routes: rankingRoutes,
  jobs: [closeWeeksByTheClock],
  forget: [forgetSums],
  sitemap: async () => [{ path: '/ranking' }, { path: '/users' }],
  ofMember: rankingFiles,
}
