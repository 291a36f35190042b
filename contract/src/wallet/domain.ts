import type { ContractDomain } from '../platform/domain.ts'
import { listBalanceHistory } from './balance.ts'
import { changeDollars, listBalanceHistoryOf, listMostDollars } from './staff-wallet.ts'

export const wallet = {
  about: 'LD$ of members and where they come from.',
  endpoints: { listBalanceHistory, changeDollars, listBalanceHistoryOf, listMostDollars },
  staffActions: ['dollars changed'],
  firstSteps: ['wallet'],
} as const satisfies ContractDomain
