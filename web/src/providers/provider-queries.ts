import { getEsportalUsername } from '@loadout/contract/providers/esportal.ts'
import { listOfferedProviders, listProviders } from '@loadout/contract/providers/providers.ts'
import { query } from '../platform/call/query.ts'

export const offeredProvidersQuery = query(listOfferedProviders, {})
export const connectedProvidersQuery = query(listProviders, {})
export const esportalQuery = query(getEsportalUsername, {})
