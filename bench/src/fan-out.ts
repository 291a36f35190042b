import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { FOLLOWERS, type Community, type Member } from './community-database.ts'
import { verdict, type Goal } from './goal.ts'
import { openConnection, quantile } from './latencies.ts'
import type { Started } from './processes.ts'

/** Fewer than a member may publish a day. */
const ROUNDS = 8
const REST_MS = 1_000
/** As often others look at an article meanwhile. */
const POLL_MS = 10

type Parts = { site: Started; databaseUrl: string; community: Community }

/**
 * What publishing takes with nobody and with fifty thousand to be told, how fast these are told
 * beside a bare COPY of their rows, and how long others wait for an article meanwhile. All of it is
 * waiting, which the clock alone says: the processor does the work of telling beside all three.
 */
export async function measureFanOut({ site, databaseUrl, community }: Parts): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const reader = openConnection()
  const article = `${site.url}/api/news/get?language_id=0&id=${community.articleId}`
  const read = () => reader.ask(article)
  const alone: number[] = []
  for (let warming = 0; warming < 200; warming++) alone.push(await read())

  const took = { none: [] as number[], many: [] as number[], told: [] as number[] }
  const beside: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    took.none.push(await publish(site, community.unknown, round))
    // Each alone: what follows from one would be in the time of the other.
    await setTimeout(REST_MS)
    took.many.push(await publish(site, community.followed, round))
    while ((await countOf(client, 'min')) < round) await setTimeout(POLL_MS)
    const begun = performance.now()
    while ((await countOf(client, 'max')) < round) {
      beside.push(await read())
      await setTimeout(POLL_MS)
    }
    took.told.push(performance.now() - begun)
    await setTimeout(REST_MS)
  }
  const copied = await copyMilliseconds(client)
  reader.close()
  await client.end()

  const [none, many, told] = [took.none, took.many, took.told].map((all) => quantile(all, 0.5)) as [
    number,
    number,
    number,
  ]
  row('publishing, no followers', none)
  row(`publishing, ${FOLLOWERS} followers`, many, many / none, { max: 1.2 })
  row('from the first who is told to the last', told)
  row('a bare COPY of these rows', copied, copied / told, { min: 0.5 })
  const [before, during] = [quantile(alone, 0.5), quantile(beside, 0.5)]
  row('an article, nothing else going on', before)
  row('an article while they are told', during, during / before, { max: 1.5 })
}

async function publish({ url }: Started, { id, token }: Member, round: number): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${url}/api/blog/publish`, {
    method: 'POST',
    body: new URLSearchParams({
      _u: String(id),
      _t: token,
      language_id: '0',
      categories: '2',
      title: `What I learned in week ${round}`,
      content: `<p>${'I kept a notebook of every game that I lost this autumn. '.repeat(20)}</p>`,
    }),
  })
  await response.text()
  if (response.status !== 200) throw new Error(`publishing answered ${response.status}`)
  return performance.now() - begun
}

/** They are told in the order of their ids: the first, or the last of them. */
async function countOf(client: pg.Client, which: 'min' | 'max'): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer from notification where user_id = (
      select ${which}(follower_id) from follow where followed_id = 2)`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Of one round under another name, into the table where they belong: it checks the same keys, and
 * its indexes are as large. PostgreSQL has written the file itself.
 */
async function copyMilliseconds(client: pg.Client): Promise<number> {
  const columns = 'user_id, event, type, from_user_id, article_id, data, inserted'
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const file = `bench-notifications-${process.pid}-${round}`
    await client.query(`copy (
      select user_id, 'copy ${round}', type, from_user_id, article_id, data, now() from notification
      where event = (
        select event from notification where user_id = (select max(follower_id) from follow)
        order by id desc limit 1)
      order by user_id) to program 'cat > ${file}'`)
    const begun = performance.now()
    await client.query(`copy notification (${columns}) from program 'cat ${file}'`)
    times.push(performance.now() - begun)
  }
  return quantile(times, 0.5)
}

function row(title: string, milliseconds: number, ratio = Number.NaN, goal?: Goal) {
  const judged = goal === undefined ? '' : `${ratio.toFixed(2)}  ${verdict(ratio, goal)}`
  console.log(`${title.padEnd(40)}${milliseconds.toFixed(2).padStart(10)} ms    ${judged}`)
}
