import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'

const multiplierRows = prepared((db) =>
  db.selectFrom('task_multiplier').select(['task_id', 'multiplier']),
)

/**
 * Percent of the tasks that staff have changed, by the task's id; the others pay as they were
 * shipped.
 */
export const changedMultipliers = async (db: Db) =>
  new Map((await multiplierRows(db, {})).map(({ task_id, multiplier }) => [task_id, multiplier]))

const doneRows = prepared((db, at: Blanks<{ userId: number; ids: number[]; since: string[] }>) =>
  db
    .selectFrom(
      sql<{
        id: number
        since: Date
      }>`unnest(${at.ids}::smallint[], ${at.since}::timestamptz[])`.as<'task'>(
        sql`task(id, since)`,
      ),
    )
    .select((select) => [
      'task.id',
      select
        .selectFrom('point_entry')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('user_id', '=', at.userId)
        .whereRef('task_id', '=', 'task.id')
        .whereRef('inserted', '>=', 'task.since')
        .as('done'),
    ]),
)

/** How often each task has paid a member since a moment of its own, by the task's id. */
export async function countDone(
  db: Db,
  userId: number,
  tasks: readonly { id: number; since: Date }[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await doneRows(db, {
    userId,
    ids: tasks.map(({ id }) => id),
    since: tasks.map(({ since }) => since.toISOString()),
  })
  return new Map(rows.map(({ id, done }) => [id, done ?? 0]))
}

/** An entry with the tasks whose limit it counts against, and since when. */
type Counted = { id: number; inserted: Date; since: Date; taskIds: readonly number[] }

const untilRows = prepared(
  (db, at: Blanks<{ userId: number; ids: number[]; since: string[]; taskIds: string[] }>) =>
    sql<{ id: number; time: number }>`
        select entry.id, (
          select count(*)::integer from point_entry as earlier
          where earlier.user_id = ${at.userId}::integer
            and earlier.task_id = any(string_to_array(asked.task_ids, ',')::smallint[])
            and earlier.inserted >= asked.since
            and (earlier.inserted, earlier.id) <= (entry.inserted, entry.id)
        ) as time
        from unnest(${at.ids}::bigint[], ${at.since}::timestamptz[], ${at.taskIds}::text[])
          as asked (id, since, task_ids)
        join point_entry as entry on entry.id = asked.id`,
)

/** Which time an entry was within the window of its limit, by its id. */
export async function countUntil(
  db: Db,
  userId: number,
  entries: readonly Counted[],
): Promise<ReadonlyMap<number, number>> {
  if (entries.length === 0) return new Map()
  const rows = await untilRows(db, {
    userId,
    ids: entries.map(({ id }) => id),
    since: entries.map(({ since }) => since.toISOString()),
    taskIds: entries.map(({ taskIds }) => taskIds.join(',')),
  })
  return new Map(rows.map(({ id, time }) => [id, time]))
}
