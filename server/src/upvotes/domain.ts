import type { Domain } from '../domain.ts'
import { upvoteRoutes } from './routes.ts'

export const upvotes: Domain = {
  routes: upvoteRoutes,
}
