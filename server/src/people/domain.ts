import type { Domain } from '../domain.ts'
import { peopleRoutes } from './routes.ts'

export const people: Domain = {
  routes: peopleRoutes,
}
