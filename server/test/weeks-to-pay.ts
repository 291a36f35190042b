import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { weekStart } from '@loadout/contract/rankings/week-number.ts'
import { openDatabase, type Db } from '../src/platform/db/database.ts'
import { BY_THE_CLOCK } from '../src/platform/jobs/routines.ts'
import { runningWeek } from '../src/rankings/close-weeks.ts'
import { UNHURRIED_LIMITS } from './unhurried-limits.ts'

const PAUSE_MS = 5
/** Thirty weeks are closed before the first place is paid. */
const TIMEOUT_MS = 240_000
/** Few enough that many have the same. */
const MAX_POINTS = 500

/**
 * Only `payWeeks` has weeks closed before the first kill. A server that starts anew asks the clock
 * again.
 */
export async function stopTheClock(db: Db): Promise<void> {
  const isGone = async () =>
    (await sql`delete from pgboss.schedule where key = 'close-weeks' returning key`.execute(db))
      .rows.length > 0
  const isDue = async () =>
    (
      await sql`
        select from pgboss.job
        where state < 'completed' and 'close-weeks' in (data->>'name', data->>'key')`.execute(db)
    ).rows.length > 0
  while (!(await isGone())) await sleep(PAUSE_MS)
  while (await isDue()) await sleep(PAUSE_MS)
}

/**
 * Everybody has earned something in each of the last weeks, none of which is closed yet: the site
 * finds them as one does that was away for so long.
 */
export async function earnInWeeks(db: Db, count: number): Promise<void> {
  const running = runningWeek(new Date())
  const begins = Array.from({ length: count }, (_, place) => weekStart(running - count + place))
  await sql`
    insert into point_entry (user_id, task_id, points, inserted)
    select users.id, 0, 1 + (users.id * 7919 + week.number * 31) % ${sql.lit(MAX_POINTS)},
      week.begins + make_interval(mins => users.id * 37 % 9000)
    from users cross join unnest(${begins}::timestamptz[]) with ordinality as week (begins, number)
  `.execute(db)
  await sql`
    update users set points = earned.points
    from (select user_id, sum(points) as points from point_entry group by user_id) as earned
    where users.id = earned.user_id`.execute(db)
}

type Progress = { settled: number; members: number }

/**
 * The job that closes weeks and pays them, asked for instead of awaited. Each look at the database
 * has a connection of its own, because PostgreSQL is killed again and again.
 */
export function payWeeks(databaseUrl: string) {
  async function look<Seen>(see: (db: Db) => Promise<Seen>): Promise<Seen> {
    const database = openDatabase({ url: databaseUrl, connections: 1, limits: UNHURRIED_LIMITS })
    return see(database.db).finally(database.close)
  }

  return {
    /** Comes back while places are being paid, and answers true; false when all of them are. */
    untilMidway: () =>
      look(async (db) => {
        const before = await progressOf(db)
        if (isThrough(before)) return false
        await askToClose(db)
        return !isThrough(await untilFurther(db, before))
      }),
    untilPaid: () =>
      look(async (db) => {
        await askToClose(db)
        let progress = await progressOf(db)
        while (!isThrough(progress)) progress = await untilFurther(db, progress)
      }),
  }
}

/** Asked for twice, because two who pay the same week at the same time pay it once. */
async function askToClose(db: Db): Promise<void> {
  await sql`
    insert into pgboss.job (name, data)
    select ${BY_THE_CLOCK}, '{"name": "close-weeks"}' from generate_series(1, 2)`.execute(db)
}

async function progressOf(db: Db): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select coalesce(sum(settled), 0)::integer as settled,
      coalesce(sum(members), 0)::integer as members
    from ranked_week`.execute(db)
  return rows[0] ?? { settled: 0, members: 0 }
}

const isThrough = ({ settled, members }: Progress) => members > 0 && settled === members

async function untilFurther(db: Db, before: Progress): Promise<Progress> {
  const giveUp = performance.now() + TIMEOUT_MS
  for (;;) {
    const now = await progressOf(db)
    if (now.settled > before.settled) return now
    if (performance.now() > giveUp) throw new Error('no place was paid within four minutes')
    await sleep(PAUSE_MS)
  }
}
