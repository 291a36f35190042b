import type { Multiplier, setMultiplier } from '@loadout/contract/points/multipliers.ts'
import { pointsOf, tasks, type Task } from '@loadout/contract/points/tasks.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { invalidRequest } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { offeredTasks } from './open-tasks.ts'
import { TASKS } from './page-tags.ts'
import { changedMultipliers } from './queries.ts'

export async function readMultipliers(
  site: Pick<Site, 'db' | 'settings' | 'esportal' | 'realtime'>,
): Promise<Multiplier[]> {
  const isOffered = offeredTasks(site)
  const changed = await changedMultipliers(site.db)
  return tasks.map((task) => {
    const multiplier = changed.get(task.id) ?? task.multiplier
    return {
      task_id: task.id,
      key: task.key,
      label: task.label,
      base: task.base,
      multiplier,
      points: pointsOf(task, multiplier),
      open: isOffered(task.key),
    }
  })
}

/**
 * Every process reads it with each award, so it counts from the next one on. Setting what is set
 * already is no change and leaves no trace.
 */
export function changeMultiplier({
  input,
  caller,
  transaction,
}: CallRequest<typeof setMultiplier>) {
  const { task_id, multiplier } = input
  const task: Task | undefined = tasks[task_id]
  if (!task) throw invalidRequest()
  return transaction(async (work) => {
    const { tx } = work
    // Two who change the same task come one after the other, also when it has no row yet.
    await tx
      .insertInto('task_multiplier')
      .values({ task_id, multiplier: task.multiplier })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const before = await tx
      .selectFrom('task_multiplier')
      .select('multiplier')
      .where('task_id', '=', task_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (before.multiplier !== multiplier) {
      await tx
        .updateTable('task_multiplier')
        .set({ multiplier })
        .where('task_id', '=', task_id)
        .execute()
      await work.audit({
        adminId: caller.id,
        action: 'multiplier changed',
        target: `task ${task.key}`,
        before,
        after: { multiplier },
      })
      work.purge(TASKS)
    }
    return { task_id, multiplier, points: pointsOf(task, multiplier) }
  })
}
