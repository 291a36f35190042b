import type { ContractDomain } from '../platform/domain.ts'
import { upvoteComment, upvoteNews } from './upvotes.ts'

export const upvotes = {
  about: 'Upvotes of news and comments.',
  endpoints: { upvoteComment, upvoteNews },
} as const satisfies ContractDomain
