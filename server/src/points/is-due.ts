import { pointsOf, taskOf } from '@loadout/contract/points/tasks.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import type { Award } from './award.ts'
import { countingLimits } from './counting-limits.ts'
import { windowStart } from './windows.ts'

const standing = prepared(
  (
    db,
    at: Blanks<{
      userId: number
      taskId: number
      shared: number[]
      since: Date
      subject: string | null
    }>,
  ) =>
    db.selectNoFrom((from) => [
      from
        .selectFrom('task_multiplier')
        .select('multiplier')
        .where('task_id', '=', at.taskId)
        .as('multiplier'),
      from
        .exists(
          from
            .selectFrom('point_entry')
            .select('id')
            .where('user_id', '=', at.userId)
            .where('task_id', '=', at.taskId)
            .where('subject', '=', at.subject),
        )
        .as('paid'),
      from
        .selectFrom('point_entry')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('user_id', '=', at.userId)
        .where((where) => where('task_id', '=', where.fn.any(where.val(at.shared))))
        .where('inserted', '>=', at.since)
        .as('count'),
    ]),
)

/**
 * Whether an award would pay now, asked without a lock: for what members do all the time and is
 * worth a transaction only when it pays, such as opening an article. The last word is `pay`'s.
 */
export async function isDue(
  db: Db,
  clock: Clock,
  { userId, task: key, subject = null }: Omit<Award, 'subject'> & { subject?: string | null },
): Promise<boolean> {
  const task = taskOf(key)
  const now = clock.now()
  const limits = countingLimits(task)
  const known = await Promise.all(
    (limits.length > 0 ? limits : [undefined]).map(async (limit) => {
      const since = limit ? windowStart(limit.within, now) : now
      const [row] = await standing(db, {
        userId,
        taskId: task.id,
        shared: [...(task.with ?? [task.id])],
        since,
        subject,
      })
      return (
        row &&
        row.paid === false &&
        pointsOf(task, row.multiplier ?? task.multiplier) > 0 &&
        (limit === undefined || (row.count ?? 0) < limit.max)
      )
    }),
  )
  return known.every(Boolean)
}
