import type { Domain } from '../domain.ts'
import { providerFiles } from './member-files.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { serveReturns } from './return-address.ts'
import { providerRoutes } from './routes.ts'
import { forgetSignups } from './signups.ts'
import { forgetNonces, forgetStates } from './states.ts'

export const providers: Domain = {
  routes: providerRoutes,
  addresses: serveReturns,
  forget: [forgetStates, forgetNonces, forgetSignups],
  eraseMember: [eraseAccounts],
  ofMember: providerFiles,
}
