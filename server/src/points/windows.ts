import { DAY } from '../platform/clock.ts'
import type { CountingLimit } from './counting-limits.ts'

/** 1970 began on a Thursday. */
const MONDAY = 4 * DAY

type Within = CountingLimit['within']

/**
 * The moment since which events count against a limit, themselves included (AMB-122, checklist
 * C05): rolling windows are open at their beginning, so what happened exactly twelve hours ago no
 * longer counts; a day and a week begin at midnight UTC.
 */
export function windowStart(within: Within, now: Date): Date {
  const at = now.getTime()
  if (within === 'ever') return new Date(0)
  if (within === 'day') return new Date(at - (at % DAY))
  if (within === 'week') return new Date(at - ((at - MONDAY) % (7 * DAY)))
  return new Date(at - within.seconds * 1_000 + 1)
}
