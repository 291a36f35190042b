import type { ContractDomain } from '../platform/domain.ts'
import { listBalanceHistory } from './balance.ts'
import { getCurrency } from './currency.ts'
import { changeDollars, listBalanceHistoryOf, listMostDollars } from './staff-wallet.ts'

export const wallet = {
  endpoints: [
    listBalanceHistory,
    getCurrency,
    changeDollars,
    listBalanceHistoryOf,
    listMostDollars,
  ],
  staffActions: ['dollars changed'],
  firstSteps: ['wallet'],
} as const satisfies ContractDomain
