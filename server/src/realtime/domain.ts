import type { Domain } from '../domain.ts'
import { realtimeRoutes } from './routes.ts'

export const realtime: Domain = {
  routes: realtimeRoutes,
}
