import type { ContractDomain } from '../platform/domain.ts'
import { listBalanceHistory } from './balance.ts'
import { changeDollars, listBalanceHistoryOf, listMostDollars } from './staff-wallet.ts'

export const wallet = {
  about: 'What members have of the currency of the site, and where it comes from.',
  endpoints: { listBalanceHistory, changeDollars, listBalanceHistoryOf, listMostDollars },
  staffActions: {
    'dollars changed': 'canSeeUserProfile',
  },
  firstSteps: ['wallet'],
} as const satisfies ContractDomain
