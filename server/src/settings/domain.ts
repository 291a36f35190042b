import type { Domain } from '../domain.ts'
import { settingsRoutes } from './routes.ts'

export const settings: Domain = {
  routes: settingsRoutes,
}
