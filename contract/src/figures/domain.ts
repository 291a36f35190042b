import type { ContractDomain } from '../platform/domain.ts'
import { listFigures } from './figures.ts'

export const figures = {
  about: 'What the site counts of itself.',
  endpoints: { listFigures },
} as const satisfies ContractDomain
