import type { Db as Executor } from 'pg-boss'

/** More than two clocks differ that are right, less than anybody would wait for. */
const TOLERANCE_SECONDS = 5

type Parts = {
  database: Executor
  alarm: (message: string) => void
}

/**
 * pg-boss begins a thing again so many seconds after it has begun it last, by the clock of the
 * database, and waits in a process by the clock of its machine. When one of them was ahead and is
 * set right, nothing would be done by the clock until the time has come that it showed. What this
 * answers mends what is in the database, and says whether a clock was set back since it was asked
 * last, so that whoever waits in this process begins anew.
 */
export function watchSetBack({ database, alarm }: Parts): () => Promise<boolean> {
  let before = ownClock()
  return async () => {
    const now = ownClock()
    const seconds = Math.max((before - now) / 1_000, await secondsAhead(database))
    const isSetBack = seconds > TOLERANCE_SECONDS
    if (isSetBack) await database.executeSql(bringBack)
    before = now
    if (isSetBack)
      alarm(
        `the clock was set back by ${seconds.toFixed(0)} s: what waits for the time that it showed is done now`,
      )
    return isSetBack
  }
}

/** Stays as it is, whatever time it is, unless somebody sets the clock. */
const ownClock = () => Date.now() - performance.now()

/** How far the stamp that is written most often lies ahead of the time of the database. */
async function secondsAhead(database: Executor): Promise<number> {
  const { rows }: { rows: { seconds: number }[] } = await database.executeSql(`
    select coalesce(extract(epoch from cron_on - pgboss.job_now()), 0)::float8 as seconds
    from pgboss.version`)
  return rows[0]?.seconds ?? 0
}

const unlessAhead = (column: string) =>
  `${column} = case when ${column} <= pgboss.job_now() then ${column} end`
const nowIfAhead = (column: string) =>
  `${column} = case when ${column} > pgboss.job_now() then pgboss.job_now() else ${column} end`

/**
 * A job that was put down or tried in a future that is none any more waits as long as it was to,
 * from now on; and what was sent for a minute of that future is sent again when it comes.
 */
const bringBack = `
  update pgboss.version set ${['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on'].map(unlessAhead).join(', ')};
  update pgboss.queue set ${['monitor_claim_on', 'monitor_on', 'maintain_on'].map(unlessAhead).join(', ')};
  update pgboss.job set
    start_after = start_after - (greatest(created_on, started_on) - pgboss.job_now()),
    ${['created_on', 'started_on', 'completed_on'].map(nowIfAhead).join(', ')},
    singleton_on = case when singleton_on <= pgboss.job_now() at time zone 'UTC' then singleton_on end
  where greatest(created_on, started_on, completed_on) > pgboss.job_now()`
