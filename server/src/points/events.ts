import type { TaskKey } from '@loadout/contract/points/tasks.ts'

type PointEvents = {
  /**
   * A member has earned points that are earned once in a while: a first thing or a milestone.
   * `entry` says which of the ledger, once for each.
   */
  'points earned': { userId: number; task: TaskKey; points: number; entry: string }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends PointEvents {}
}
