import type { Domain } from '../domain.ts'
import { commentRoutes } from './routes.ts'

export const comments: Domain = {
  routes: commentRoutes,
}
