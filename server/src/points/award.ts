import { sql } from 'kysely'
import { pointsOf, taskOf, type Task, type TaskKey } from '@loadout/contract/points/tasks.ts'
import type { Change } from '../platform/changes.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedChange } from '../platform/db/prepared.ts'
import { countingLimits } from './counting-limits.ts'
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

async function payOne(tx: Db, clock: Clock, { userId, task: key, ...award }: Award): Promise<Awarded> {
  const task: Task = taskOf(key)
  const subject = award.subject ?? null
  const [member] = await lockedMember(tx, {}, { userId, taskId: task.id })
  if (!member) throw new Error(`nobody is ${userId}`)
  const worth = pointsOf(task, member.multiplier ?? task.multiplier)
  const nothing = { userId, taskId: task.id, points: member.points, gained: 0 }
  if (worth === 0) return nothing
  if (subject === null && task.limits.some((limit) => 'each' in limit)) throw new Error(`${task.key} is paid once for each thing, and none was named`)

  const now = clock.now()
  const limits = countingLimits(task)
  const shape = { tasks: task.with ?? [task.id], most: limits.map(({ most }) => most) }
  const since = Object.fromEntries(limits.map(({ within }, place) => [`since${place}`, windowStart(within, now)]))
  const [paid] = await paidWithinLimits(tx, shape, { userId, taskId: task.id, worth, subject, now, ...since })
  return paid ? { userId, taskId: task.id, points: paid.points, gained: worth } : nothing
}

/** Not `for update`: rows that refer to the member, such as their comment, hold the key, and two that both want more would wait for each other. */
const lockedMember = preparedChange((tx, _: object, { userId, taskId }: { userId: number; taskId: number }) =>
  tx.selectFrom('users')
    .select(['points', (select) => select.selectFrom('task_multiplier').select('multiplier').where('task_id', '=', taskId).as('multiplier')])
    .where('id', '=', userId).forNoKeyUpdate())

type Paid = { userId: number; taskId: number; worth: number; subject: string | null; now: Date; [since: `since${number}`]: Date }

/** One statement after the one that locks, so that it counts what others were paid while it waited for them. */
const paidWithinLimits = preparedChange((tx, { tasks, most }: { tasks: readonly number[]; most: readonly number[] }, values: Paid) => {
  const { userId, taskId, worth, subject, now } = values
  const isWithin = most.map((count, place) => sql`(
    select count(*) from point_entry where user_id = ${userId} and task_id in (${sql.join(tasks.map((id) => sql.lit(id)))}) and inserted >= ${values[`since${place}`]}) < ${sql.lit(count)}`)
  const statement = sql<{ points: number }>`
    with entry as (
      insert into point_entry (user_id, task_id, points, subject, inserted)
      select ${userId}::integer, ${taskId}::smallint, ${worth}::integer, ${subject}::text, ${now}::timestamptz
      where ${sql.join([sql`true`, ...isWithin], sql` and `)}
      on conflict do nothing returning points)
    update users set points = users.points + entry.points from entry where users.id = ${userId} returning users.points`
  return { compile: () => statement.compile(tx) }
})
