import type { ContractDomain } from '../platform/domain.ts'
import { upvoteComment, upvoteNews } from './upvotes.ts'

export const upvotes = {
  endpoints: [upvoteComment, upvoteNews],
} as const satisfies ContractDomain
