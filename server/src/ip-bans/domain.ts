import type { Domain } from '../domain.ts'
import { ipBanRoutes } from './routes.ts'
import { resyncBans } from './banned-networks.ts'

export const ipBans: Domain = {
  routes: ipBanRoutes,
  resync: [resyncBans],
}
