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
  about: 'The ranking of the week and of those that are closed.',
  endpoints: {
    listRanking,
    listRankingStats,
    getTopThree,
    getOwnPlace,
    getRankedWeek,
    listClosedWeeks,
  },
  firstSteps: ['ranking'],
} as const satisfies ContractDomain
