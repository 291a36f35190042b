import type { ContractDomain } from '../platform/domain.ts'
import { searchArticles } from './article-search.ts'
import { searchUsers } from './user-search.ts'

export const search = {
  about: 'Articles and people by words.',
  endpoints: { searchArticles, searchUsers },
  firstSteps: ['search'],
} as const satisfies ContractDomain
