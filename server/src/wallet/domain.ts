import type { Domain } from '../domain.ts'
import { walletRoutes } from './routes.ts'

export const wallet: Domain = {
  routes: walletRoutes,
}
