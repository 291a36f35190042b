import * as esportal from '@loadout/contract/providers/esportal.ts'
import * as providers from '@loadout/contract/providers/providers.ts'
import type { Site } from '../site-parts.ts'
import { adaptersOf } from './adapters.ts'
import { connectProvider, getProviderUrl } from './connect-provider.ts'
import { connectEsportal, disconnectEsportal } from './connect-esportal.ts'
import { disconnectProvider } from './disconnect-provider.ts'
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
  serve(providers.listOfferedProviders, () => offered)
  serve(providers.getProviderUrl, (request) => getProviderUrl({ ...site, adapters }, request))
  serve(providers.listProviders, async ({ caller }) => ({
    entries: (await listAccounts(db, caller.id)).map(connected),
  }))
  serve(providers.connectProvider, (request) => connectProvider({ ...site, adapters }, request))
  serve(providers.disconnectProvider, disconnectProvider)
  serve(esportal.getEsportalUsername, async ({ caller }) => ({
    username: await findEsportalUsername(db, caller.id),
  }))
  serve(esportal.connectEsportal, (request) => connectEsportal(site, request))
  serve(esportal.disconnectEsportal, disconnectEsportal)
}
