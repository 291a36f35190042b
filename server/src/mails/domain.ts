import type { Domain } from '../domain.ts'
import { mailRoutes } from './routes.ts'

export const mails: Domain = {
  routes: mailRoutes,
}
