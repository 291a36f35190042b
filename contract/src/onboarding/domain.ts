import type { ContractDomain } from '../platform/domain.ts'
import { getOnboarding, noteOnboarding } from './onboarding.ts'

export const onboarding = {
  endpoints: [getOnboarding, noteOnboarding],
} as const satisfies ContractDomain
