import type { ContractDomain } from '../platform/domain.ts'
import { getFigures } from './figures.ts'

export const figures = {
  about: 'What the site counts of itself.',
  endpoints: { getFigures },
} as const satisfies ContractDomain
