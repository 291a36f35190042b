import type { Domain } from '../domain.ts'
import { forgetNames } from './forget-names.ts'
import { auditRoutes } from './routes.ts'

export const audit: Domain = {
  routes: auditRoutes,
  forgetRest: [forgetNames],
}
