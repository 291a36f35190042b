import type { Domain } from '../domain.ts'
import { countEveryTenMinutes } from './count-days.ts'
import { figureRoutes } from './routes.ts'

export const figures: Domain = {
  routes: figureRoutes,
  jobs: [countEveryTenMinutes],
}
