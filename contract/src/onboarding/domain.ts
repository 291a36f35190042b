import type { ContractDomain } from '../platform/domain.ts'
import { getOnboarding, noteOnboarding } from './onboarding.ts'

export const onboarding = {
  about: 'The first steps of new members.',
  endpoints: { getOnboarding, noteOnboarding },
} as const satisfies ContractDomain
