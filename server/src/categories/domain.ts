import type { Domain } from '../domain.ts'
import { categoryRoutes } from './routes.ts'

export const categories: Domain = {
  routes: categoryRoutes,
}
