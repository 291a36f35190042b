import type { Domain } from '../domain.ts'
import { followingRoutes } from './routes.ts'

export const following: Domain = {
  routes: followingRoutes,
}
