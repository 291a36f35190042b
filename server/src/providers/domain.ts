import type { Domain } from '../domain.ts'
import { providerFiles } from './member-files.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { serveReturns } from './return-address.ts'
import { providerRoutes } from './routes.ts'
import { deleteExpiredSignups } from './signups.ts'
import { deleteExpiredNonces, deleteExpiredStates } from './states.ts'

export const providers: Domain = {
  routes: providerRoutes,
  addresses: serveReturns,
  deleteExpired: [deleteExpiredStates, deleteExpiredNonces, deleteExpiredSignups],
  eraseMember: [eraseAccounts],
  ofMember: providerFiles,
}
