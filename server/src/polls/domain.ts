import type { Domain } from '../domain.ts'
import { pollFiles } from './member-files.ts'
import { pollRoutes } from './routes.ts'

export const polls: Domain = {
  routes: pollRoutes,
  ofMember: pollFiles,
}
