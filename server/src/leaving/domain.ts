import type { Domain } from '../domain.ts'
import { eraseEvents } from './erase-events.ts'
import { leavingRoutes } from './routes.ts'

export const leaving: Domain = {
  routes: leavingRoutes,
  eraseTraces: [eraseEvents],
}
