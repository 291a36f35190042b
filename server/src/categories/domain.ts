import type { Domain } from '../domain.ts'
import { resyncCategories } from './categories.ts'
import { categoryRoutes } from './routes.ts'

export const categories: Domain = {
  routes: categoryRoutes,
  resync: [resyncCategories],
}
