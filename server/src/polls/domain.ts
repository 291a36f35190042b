import type { Domain } from '../domain.ts'
import { pollRoutes } from './routes.ts'

export const polls: Domain = {
  routes: pollRoutes,
}
