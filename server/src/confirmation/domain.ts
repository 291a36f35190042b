import type { Domain } from '../domain.ts'
import { confirmationRoutes } from './routes.ts'

export const confirmation: Domain = {
  routes: confirmationRoutes,
}
