import type { Domain } from '../domain.ts'
import { walletFiles } from './member-files.ts'
import { walletRoutes } from './routes.ts'

export const wallet: Domain = {
  routes: walletRoutes,
  ofMember: walletFiles,
}
