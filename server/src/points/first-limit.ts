import type { Period } from '@loadout/contract/points/points.ts'
import type { Task } from '@loadout/contract/points/tasks.ts'
import { countingLimits, type CountingLimit } from './counting-limits.ts'

/** The limit to tell people of: the first that counts. */
export const limitOf = (task: Task): CountingLimit | undefined => countingLimits(task)[0]

export function periodOf(limit: CountingLimit | undefined): Period {
  if (!limit) return 'each'
  return typeof limit.within === 'string'
    ? limit.within
    : (`${limit.within.seconds / 3_600}h` as Period)
}
