import {
  connectEsportal,
  disconnectEsportal,
  getEsportalUsername,
} from '@loadout/contract/providers/esportal.ts'
import {
  connectProvider,
  disconnectProvider,
  getProviderUrl,
  listOfferedProviders,
  listProviders,
} from '@loadout/contract/providers/providers.ts'
import type { Site } from '../site-parts.ts'
import { adaptersOf } from './adapters.ts'
import { connect, sendElsewhere } from './connect.ts'
import { connectToEsportal, disconnectFromEsportal } from './connect-esportal.ts'
import { disconnect } from './disconnect.ts'
import { findEsportalUsername } from './esportal-accounts.ts'
import { connected, nameOf } from './link-account.ts'
import { listAccounts } from './queries.ts'

export function providerRoutes(site: Site) {
  const { db, serve } = site
  const adapters = adaptersOf(site)
  const offered = {
    entries: [...adapters.keys()].map((id) => ({ id, service: nameOf(id) })),
    esportal: site.esportal !== undefined,
  }
  serve(listOfferedProviders, () => offered)
  serve(getProviderUrl, (request) => sendElsewhere({ ...site, adapters }, request))
  serve(listProviders, async ({ caller }) => ({
    entries: (await listAccounts(db, caller.id)).map(connected),
  }))
  serve(connectProvider, (request) => connect({ ...site, adapters }, request))
  serve(disconnectProvider, disconnect)
  serve(getEsportalUsername, async ({ caller }) => ({
    username: await findEsportalUsername(db, caller.id),
  }))
  serve(connectEsportal, (request) => connectToEsportal(site, request))
  serve(disconnectEsportal, disconnectFromEsportal)
}
