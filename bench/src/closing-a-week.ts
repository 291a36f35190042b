import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { fillBenchDatabase } from './bench-database.ts'
import { startServer } from './bench-server.ts'
import { verdict } from './goal.ts'
import { openConnection, quantile } from './latencies.ts'

const RANKED = 100_000
/** The job looks every five minutes. */
const TIMEOUT_MS = 7 * 60_000

type Parts = { databaseUrl: string; folder: string }

/**
 * How long the job that closes a week takes with a hundred thousand members who have points in it,
 * LD$ paid, and how long others wait for an article meanwhile: both are waiting, which the clock
 * alone says.
 */
export async function measureClosing({ databaseUrl, folder }: Parts) {
  const { articleId } = await fillBenchDatabase(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`
    insert into users (username, inserted) select 'weekly' || n, now() - interval '1 year' from generate_series(1, ${RANKED}) n;
    insert into point_entry (user_id, task_id, points, inserted)
      select id, 0, 1 + id % 300, date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' - interval '2 days' from users where username like 'weekly%';
  `)
  await client.query('vacuum analyze')
  const site = await startServer({
    databaseUrl,
    folder,
    pageCacheSeconds: 0,
    sharedAnswerSeconds: 0,
    environment: { LD_EARNING_ENABLED: '1' },
  })
  const reader = openConnection()
  const read = () => reader.ask(`${site.url}/api/news/get?language_id=0&id=${articleId}`)
  try {
    const [alone, beside]: [number[], number[]] = [[], []]
    for (let warming = 0; warming < 300; warming++) alone.push(await read())
    const begun = performance.now()
    for (
      let closed = await closedWeek(client);
      !closed?.settled;
      closed = await closedWeek(client)
    ) {
      if (performance.now() - begun > TIMEOUT_MS) throw new Error('No week was closed.')
      // The statement that ranks them ends before its row is seen.
      beside.push(await read())
      await setTimeout(closed ? 0 : 20)
    }
    const closing = await closedWeek(client)
    const meanwhile = beside.slice(-Math.max(50, Math.round((closing?.seconds ?? 0) * 40)))
    const [before, during] = [quantile(alone, 0.5), quantile(meanwhile, 0.5)]
    const seconds = closing?.seconds ?? Number.NaN
    console.log(
      `closing a week of ${RANKED} members ${seconds.toFixed(1)} s, ${verdict(seconds, { max: 60 })}`,
    )
    console.log(
      `an article ${before.toFixed(2)} ms before, ${during.toFixed(2)} ms meanwhile: ${(during / before).toFixed(2)}, ${verdict(during / before, { max: 1.5 })}`,
    )
  } finally {
    reader.close()
    await site.stop()
    await client.end()
  }
}

/**
 * The week that was closed, once there is one: whether it is paid, and for how long it has been
 * worked on.
 */
async function closedWeek(client: pg.Client) {
  const { rows } = await client.query<{ settled: boolean; seconds: number }>(
    'select settled = members as settled, extract(epoch from clock_timestamp() - closed_at)::float8 as seconds from ranked_week where members > 1000',
  )
  return rows[0]
}
