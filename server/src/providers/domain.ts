import type { Domain } from '../domain.ts'
import { providerFiles } from './member-files.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { returnHttpRoutes } from './return-address.ts'
import { providerRoutes } from './routes.ts'
import { deleteExpiredSignups } from './signups.ts'
import { deleteExpiredNonces, deleteExpiredStates } from './states.ts'

export const providers: Domain = {
  routes: providerRoutes,
  httpRoutes: returnHttpRoutes,
  deleteExpired: [deleteExpiredStates, deleteExpiredNonces, deleteExpiredSignups],
  eraseMember: [eraseAccounts],
  ofMember: providerFiles,
}
