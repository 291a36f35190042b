import type { ContractDomain } from '../platform/domain.ts'
import { readSetup, setUpSite } from './set-up-site.ts'

export const owners = {
  about: 'How the owner sets up a new site.',
  endpoints: { readSetup, setUpSite },
  firstSteps: ['setup'],
} as const satisfies ContractDomain
