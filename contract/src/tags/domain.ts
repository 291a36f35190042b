import type { ContractDomain } from '../platform/domain.ts'
import { listPopularTags } from './tags.ts'

export const tags = {
  about: 'Words that news and posts are found by.',
  endpoints: { listPopularTags },
  firstSteps: ['tags'],
} as const satisfies ContractDomain
