import type { Task, TaskLimit } from '@loadout/contract/points/tasks.ts'

/** So often within a while; the other kind of limit is once for each thing. */
export type CountingLimit = Extract<TaskLimit, { max: number }>

export const countingLimits = ({ limits }: Pick<Task, 'limits'>) =>
  limits.filter((limit): limit is CountingLimit => 'max' in limit)
