import type { ContractDomain } from '../platform/domain.ts'
import {
  getOwnPlace,
  getRankedWeek,
  getTopThree,
  listRanking,
  listRankingStats,
} from './rankings.ts'
import { listClosedWeeks } from './staff-weeks.ts'

export const rankings = {
  endpoints: [
    listRanking,
    listRankingStats,
    getTopThree,
    getOwnPlace,
    getRankedWeek,
    listClosedWeeks,
  ],
  firstSteps: ['ranking'],
} as const satisfies ContractDomain
