import type { Domain } from '../domain.ts'
import { auditRoutes } from './routes.ts'

export const audit: Domain = {
  routes: auditRoutes,
}
