import type { RankingFilter } from '@loadout/contract/rankings/rankings.ts'
import { windowStart } from '../points/windows.ts'
import { dayOf } from '../statistics/day.ts'

/** How the sums of a period are found: its number, and the day with which it begins. */
export type Period = { period: number; begins: number }

/** As they are stored. */
export const WEEK = 0
export const MONTH = 1
export const ALL_TIME: Period = { period: 2, begins: 0 }

/** The period in which a moment lies, by UTC (AMB-123). */
export function periodOf(filter: RankingFilter, moment: Date): Period {
  if (filter === 'all') return ALL_TIME
  if (filter === 'week') return { period: WEEK, begins: dayOf(windowStart('week', moment)) }
  const month = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth())
  return { period: MONTH, begins: dayOf(new Date(month)) }
}
