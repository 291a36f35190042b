import type { EarnTask } from '@loadout/contract/points/points.ts'
import { pointsOf, tasks, type Task, type TaskKey } from '@loadout/contract/points/tasks.ts'
import type { Site } from '../site-parts.ts'
import { limitOf, periodOf } from './first-limit.ts'
import { offeredTasks } from './open-tasks.ts'
import { changedMultipliers, countDone } from './queries.ts'
import { windowStart } from './windows.ts'

/**
 * All tasks with what they pay now (POINTS-37) and, for a member, how often they have paid in the
 * period that counts.
 */
export async function readTasks(
  site: Pick<Site, 'db' | 'clock' | 'settings' | 'esportal' | 'realtime'>,
  userId: number | undefined,
): Promise<EarnTask[]> {
  const { db, clock } = site
  const now = clock.now()
  const isOffered = offeredTasks(site)
  const all: readonly Task[] = tasks
  const [multipliers, done] = await Promise.all([
    changedMultipliers(db),
    userId === undefined
      ? new Map<number, number>()
      : countDone(
          db,
          userId,
          all.map((task) => ({
            id: task.id,
            since: windowStart(limitOf(task)?.within ?? 'ever', now),
          })),
        ),
  ])
  return all.map((task) => {
    const { id, key, label, base } = task
    const multiplier = multipliers.get(id) ?? task.multiplier
    const limit = limitOf(task)
    return {
      id,
      key,
      label,
      base,
      multiplier,
      points: pointsOf(task, multiplier),
      limit: limit?.max ?? null,
      period: periodOf(limit),
      done: (task.with ?? [id]).reduce((sum, shared) => sum + (done.get(shared) ?? 0), 0),
      open: isOffered(key as TaskKey),
    }
  })
}
