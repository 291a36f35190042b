import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { endpoints } from '@loadout/contract/endpoints.ts'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import { everyCall } from './every-call.ts'
import type { TriedCall } from './trial.ts'
import { startProviderStandIns } from '../src/providers/stand-ins/provider-stand-ins.ts'
import { TEST_NOW, type TestSite } from './start-site.ts'

export const named = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const standIns = await startProviderStandIns({ now: () => TEST_NOW })
/** What a site needs to answer all of them: other sites, which are asked by some. */
export const triedSite = { environment: { PROVIDER_STAND_INS: standIns.origin } }

/** Every call of the contract with the line that says how it is tried. */
export const triedCalls = endpoints.map((endpoint) => ({
  call: named(endpoint),
  endpoint: endpoint as Endpoint,
  tried: everyCall[named(endpoint)] as TriedCall,
}))
/** Those that change something. */
export const triedChanges = triedCalls.filter(({ endpoint }) => endpoint.method === 'POST')

/**
 * Somebody who may everything, and what is right to send; it is somebody else's, unless others may
 * not.
 */
export async function validCall({ make, as, db, call }: TestSite, tried: TriedCall) {
  const caller = await make.member({ flags: Flag.Admin, permissions: everyPermission })
  const owner = tried.others ? caller : await make.member()
  const credentials = await as(caller)
  const signedIn = { id: caller.id, token: credentials._t }
  const input = await tried.input({ make, db, call, caller: signedIn, owner })
  return { caller, owner, input, credentials }
}
