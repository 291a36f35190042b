import type { ContractDomain } from '../platform/domain.ts'
import { readSetup, setUpSite } from './set-up-site.ts'

export const owners = {
  endpoints: [readSetup, setUpSite],
  firstSteps: ['setup'],
} as const satisfies ContractDomain
