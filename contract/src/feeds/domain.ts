import type { ContractDomain } from '../platform/domain.ts'

export const feeds = {
  endpoints: [],
  firstSteps: ['feed', 'feeds', 'rss'],
} as const satisfies ContractDomain
