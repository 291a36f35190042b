import type { Domain } from '../domain.ts'
import { forgetEventsOf } from './forget-events.ts'
import { leavingRoutes } from './routes.ts'

export const leaving: Domain = {
  routes: leavingRoutes,
  forgetRest: [forgetEventsOf],
}
