import type { ContractDomain } from '../platform/domain.ts'
import { connectEsportal, disconnectEsportal, getEsportalUsername } from './esportal.ts'
import {
  connectProvider,
  disconnectProvider,
  getProviderUrl,
  listOfferedProviders,
  listProviders,
} from './providers.ts'

export const providers = {
  about: 'Accounts on other sites that members sign in with or show.',
  endpoints: {
    connectEsportal,
    connectProvider,
    disconnectEsportal,
    disconnectProvider,
    getEsportalUsername,
    getProviderUrl,
    listOfferedProviders,
    listProviders,
  },
  firstSteps: ['provider'],
} as const satisfies ContractDomain
