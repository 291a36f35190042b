import { sql } from 'kysely'
import { taskOf, type Task, type TaskKey } from '@loadout/contract/points/tasks.ts'
import { lockMembersWithNext } from '../accounts/lock-members.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedChangeByShape, type Blanks } from '../platform/db/prepared.ts'
import { countingLimits } from './counting-limits.ts'
import { windowStart } from './windows.ts'

/** Somebody did what a task pays for; `subject` names the thing, where it pays once for each. */
export type Award = { userId: number; task: TaskKey; subject?: string }

type Awarded = { userId: number; taskId: number; points: number; gained: number }

/**
 * Pays what is due, in the transaction of what was done. Members are locked in the order of their
 * ids, so that two transactions that pay the same two people cannot wait for each other, and caps
 * hold under any number of parallel calls (checklist C04). A task that has reached its limit, or
 * whose multiplier is 0, gains nothing and leaves no entry.
 */
export async function pay(
  { tx }: Pick<Work, 'tx'>,
  clock: Clock,
  awards: readonly Award[],
): Promise<Awarded[]> {
  const paid: Awarded[] = []
  for (const award of awards.toSorted((a, b) => a.userId - b.userId))
    paid.push(await payOne(tx, clock, award))
  return paid
}

async function payOne(
  tx: Db,
  clock: Clock,
  { userId, task: key, ...award }: Award,
): Promise<Awarded> {
  const task: Task = taskOf(key)
  const subject = award.subject ?? null
  if (subject === null && task.limits.some((limit) => 'each' in limit))
    throw new Error(`${task.key} is paid once for each thing, and none was named`)

  const now = clock.now()
  const limits = countingLimits(task)
  const shape = { tasks: task.with ?? [task.id], max: limits.map(({ max }) => max) }
  const since = Object.fromEntries(
    limits.map(({ within }, place) => [`since${place}`, windowStart(within, now)]),
  )
  await lockMembersWithNext(tx, [userId])
  const [paid] = await paidWithinLimits(tx, shape, {
    userId,
    taskId: task.id,
    base: task.base,
    shipped: task.multiplier,
    subject,
    now,
    ...since,
  })
  if (!paid) throw new Error(`nobody is ${userId}`)
  return { userId, taskId: task.id, ...paid }
}

type Due = {
  userId: number
  taskId: number
  base: number
  shipped: number
  subject: string | null
  now: Date
  [since: `since${number}`]: Date
}

/**
 * One statement after the one that locks, so that it counts what others were paid while it waited
 * for them. What is paid is `pointsOf` in SQL, because the multiplier that staff have set is read
 * with it.
 */
const paidWithinLimits = preparedChangeByShape(
  (
    tx,
    { tasks, max }: { tasks: readonly number[]; max: readonly number[] },
    values: Blanks<Due>,
  ) => {
    const { userId, taskId, base, shipped, subject, now } = values
    const isWithin = max.map(
      (count, place) => sql`(
    select count(*) from point_entry where user_id = ${userId} and task_id in (${sql.join(tasks.map((id) => sql.lit(id)))}) and inserted >= ${values[`since${place}`]}) < ${sql.lit(count)}`,
    )
    return sql<{ points: number; gained: number }>`
    with due as (
      select multiplier, round(${base}::integer * multiplier / 100.0)::integer as points
      from (select coalesce((select multiplier from task_multiplier where task_id = ${taskId}), ${shipped}::integer) as multiplier) as now),
    entry as (
      insert into point_entry (user_id, task_id, points, multiplier, subject, inserted)
      select ${userId}::integer, ${taskId}::smallint, due.points, due.multiplier, ${subject}::text, ${now}::timestamptz from due
      where ${sql.join([sql`due.points > 0`, ...isWithin], sql` and `)}
      on conflict do nothing returning points),
    paid as (update users set points = users.points + entry.points from entry where users.id = ${userId} returning users.points)
    select coalesce(paid.points, users.points) as points, coalesce(entry.points, 0) as gained
    from users left join entry on true left join paid on true where users.id = ${userId}`
  },
)
