import type { ContractDomain } from '../platform/domain.ts'
import {
  followOnTwitter,
  shareOnFacebook,
  shareOnReddit,
  shareOnTwitter,
  visitFacebook,
  visitFacebookAlias,
} from './intents.ts'
import { getOwnPages } from './own-pages.ts'

export const shares = {
  about: 'Shares on other sites, referrals and the pages that the site has elsewhere.',
  endpoints: {
    followOnTwitter,
    getOwnPages,
    shareOnFacebook,
    shareOnReddit,
    shareOnTwitter,
    visitFacebook,
    visitFacebookAlias,
  },
} as const satisfies ContractDomain
