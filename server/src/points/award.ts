import { pointsOf, taskOf, type Task, type TaskKey } from '@loadout/contract/points/tasks.ts'
import type { Change } from '../platform/changes.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { windowStart } from './windows.ts'

/** Somebody did what a task pays for; `subject` names the thing, where it pays once for each. */
export type Award = { userId: number; task: TaskKey; subject?: string }

export type Awarded = { userId: number; taskId: number; points: number; gained: number }

/**
 * Pays what is due, in the transaction of what was done. Members are locked in the order of their ids, so that two transactions that pay
 * the same two people cannot wait for each other, and caps hold under any number of parallel calls (checklist C04). A task that has reached
 * its limit, or whose multiplier is 0, gains nothing and leaves no entry.
 */
export async function pay({ tx }: Pick<Change, 'tx'>, clock: Clock, awards: readonly Award[]): Promise<Awarded[]> {
  const paid: Awarded[] = []
  for (const award of awards.toSorted((a, b) => a.userId - b.userId)) paid.push(await payOne(tx, clock, award))
  return paid
}

async function payOne(tx: Db, clock: Clock, { userId, task: key, subject }: Award): Promise<Awarded> {
  const task = taskOf(key)
  const now = clock.now()
  // Not `for update`: rows that refer to the member, such as their comment, hold the key, and two that both want more would wait for each other.
  const { points } = await tx.selectFrom('users').select('points').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const worth = pointsOf(task, await multiplierOf(tx, task))
  const nothing = { userId, taskId: task.id, points, gained: 0 }
  if (worth === 0 || !(await isWithinLimits(tx, task, { userId, subject, now }))) return nothing

  const entry = await tx.insertInto('point_entry')
    .values({ user_id: userId, task_id: task.id, points: worth, subject: subject ?? null, inserted: now })
    .onConflict((conflict) => conflict.doNothing()).returning('id').executeTakeFirst()
  if (!entry) return nothing
  await tx.updateTable('users').set({ points: points + worth }).where('id', '=', userId).execute()
  return { userId, taskId: task.id, points: points + worth, gained: worth }
}

async function multiplierOf(tx: Db, { id, multiplier }: Task): Promise<number> {
  const changed = await tx.selectFrom('task_multiplier').select('multiplier').where('task_id', '=', id).executeTakeFirst()
  return changed?.multiplier ?? multiplier
}

async function isWithinLimits(tx: Db, task: Task, { userId, subject, now }: { userId: number; subject: string | undefined; now: Date }): Promise<boolean> {
  for (const limit of task.limits) {
    if ('each' in limit) {
      if (subject === undefined) throw new Error(`${task.key} is paid once for each thing, and none was named`)
      continue
    }
    const { count } = await tx.selectFrom('point_entry').select((select) => select.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId).where('task_id', 'in', task.with ?? [task.id])
      .where('inserted', '>=', windowStart(limit.within, now)).executeTakeFirstOrThrow()
    if (count >= limit.most) return false
  }
  return true
}
