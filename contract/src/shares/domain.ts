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
  endpoints: [
    followOnTwitter,
    getOwnPages,
    shareOnFacebook,
    shareOnReddit,
    shareOnTwitter,
    visitFacebook,
    visitFacebookAlias,
  ],
} as const satisfies ContractDomain
