import type { Domain } from '../domain.ts'
import { jobRoutes } from './routes.ts'

export const jobs: Domain = { routes: jobRoutes }
