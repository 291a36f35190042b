import type { ContractDomain } from '../platform/domain.ts'

export const feeds = {
  about: 'News, posts and tags for feed readers, at addresses of their own.',
  endpoints: {},
  firstSteps: ['feed', 'feeds', 'rss'],
} as const satisfies ContractDomain
