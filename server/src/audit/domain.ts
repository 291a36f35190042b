import type { Domain } from '../domain.ts'
import { eraseNames } from './erase-names.ts'
import { eraseWords } from './erase-words.ts'
import { auditRoutes } from './routes.ts'

export const audit: Domain = {
  routes: auditRoutes,
  eraseTraces: [eraseNames, eraseWords],
}
