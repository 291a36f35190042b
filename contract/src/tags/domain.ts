import type { ContractDomain } from '../platform/domain.ts'
import { listPopularTags } from './tags.ts'

export const tags = {
  endpoints: [listPopularTags],
  firstSteps: ['tags'],
} as const satisfies ContractDomain
