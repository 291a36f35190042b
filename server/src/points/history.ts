import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { listOwnPoints, listPointsOf, PointEntry } from '@loadout/contract/points/history.ts'
import { tasks, type Task } from '@loadout/contract/points/tasks.ts'
import { userNotFound, isPerson } from '../accounts/people.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { limitOf, periodOf } from './first-limit.ts'
import { countUntil } from './queries.ts'
import { windowStart } from './windows.ts'

type Output = OutputOf<typeof listOwnPoints>

/** Why a member has the points they have: every award, the latest first. */
export async function readOwnPoints(
  db: Db,
  userId: number,
  { before, limit }: ParsedInputOf<typeof listOwnPoints>,
): Promise<Output> {
  const rows = await db
    .selectFrom('point_entry')
    .select(['id', 'task_id', 'points', 'multiplier', 'subject', 'inserted'])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return {
    entries: await explained(db, userId, shown),
    next_before: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function readPointsOf(
  db: Db,
  { user_id, ...going }: ParsedInputOf<typeof listPointsOf>,
): Promise<Output> {
  if (!(await isPerson(db, user_id))) throw userNotFound()
  return readOwnPoints(db, user_id, going)
}

type Row = {
  id: number
  task_id: number
  points: number
  multiplier: number | null
  subject: string | null
  inserted: Date
}

/** With the limit that counted at that moment, and which time it was within it. */
async function explained(db: Db, userId: number, rows: readonly Row[]): Promise<PointEntry[]> {
  const known = rows.flatMap((row) => {
    const task: Task | undefined = tasks[row.task_id]
    return task ? [{ row, task, limit: limitOf(task) }] : []
  })
  const times = await countUntil(
    db,
    userId,
    known.flatMap(({ row, task, limit }) =>
      limit
        ? [
            {
              ...row,
              taskIds: task.with ?? [task.id],
              since: windowStart(limit.within, row.inserted),
            },
          ]
        : [],
    ),
  )
  return known.map(({ row, task, limit }) => ({
    ...row,
    key: task.key,
    base: task.base,
    limit: limit?.max ?? null,
    period: periodOf(limit),
    time: times.get(row.id) ?? null,
    inserted: unixSeconds(row.inserted),
  }))
}
