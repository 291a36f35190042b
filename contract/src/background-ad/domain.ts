import type { ContractDomain } from '../platform/domain.ts'
import { getBackgroundAd } from './background-ad.ts'
import { setBackgroundAd } from './set-background-ad.ts'

export const backgroundAd = {
  about: 'The picture behind every page.',
  endpoints: { getBackgroundAd, setBackgroundAd },
  staffActions: {
    'background ad set': 'canManageContent',
  },
} as const satisfies ContractDomain
