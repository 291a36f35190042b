import type { Domain } from '../domain.ts'
import { searchHttpRoutes } from './search-form.ts'
import { searchRoutes } from './routes.ts'

export const search: Domain = {
  routes: searchRoutes,
  httpRoutes: searchHttpRoutes,
}
