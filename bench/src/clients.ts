/**
 * `npm run bench -- clients`: what the site's way of asking PostgreSQL costs beside pg alone, with
 * its pipeline mode and without: microseconds of processor time, Node's and PostgreSQL's, for an
 * operation (`--times=N`, rounds; five if left out). 32 at once; reads share a connection where
 * there is a pipeline, everything else has four.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { dataFolder, makeOwn } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
// Without it the compiler knows no articles: a domain adds its tables by itself.
import '../../server/src/articles/tables.ts'
import { openDatabase, PLANNED_ONCE, withOptions } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { prepared, preparedPipelined } from '../../server/src/platform/db/prepared.ts'
import { fillBenchDatabase } from './bench-database.ts'
import { numberOption } from './option.ts'
import { postgresMilliseconds } from './processes.ts'
import { median } from './latencies.ts'

const CONNECTIONS = 4
const AT_ONCE = 32
const WARM_UP = 4_000
const OPERATIONS = 8_000
const ARTICLES = 5_000
const LIST = 20
/** With BEGIN and COMMIT a transaction has eight statements. */
const NOTES = 6

const operations = ['a read by key', 'a list of twenty', 'a transaction of eight'] as const
type Operation = (typeof operations)[number]
type Client = Record<Operation, (number: number) => Promise<unknown>> & {
  close: () => Promise<unknown>
}

const BY_KEY =
  'select title, slug, excerpt, published_at from article_version where article_id = $1 and language_id = $2'
const PAGE =
  'select article_id, title, slug, published_at from article_version where article_id > $1 and language_id = $2 order by article_id limit $3'
const NOTE = 'insert into bench_note (number) values ($1)'

/** As domains ask: Kysely's queries, written once, in pg's pipeline mode. */
function siteClient(url: string): Client {
  const { db, close } = openDatabase({ url, connections: CONNECTIONS })
  const byKey = prepared<{ id: number }, unknown>((each, { id }) =>
    each
      .selectFrom('article_version')
      .select(['title', 'slug', 'excerpt', 'published_at'])
      .where('article_id', '=', id)
      .where('language_id', '=', 0),
  )
  const page = prepared<{ after: number }, unknown>((each, { after }) =>
    each
      .selectFrom('article_version')
      .select(['article_id', 'title', 'slug', 'published_at'])
      .where('article_id', '>', after)
      .where('language_id', '=', 0)
      .orderBy('article_id')
      .limit(LIST),
  )
  const note = preparedPipelined<{ number: number }>(
    (_, { number }) => sql`insert into bench_note (number) values (${number})`,
  )
  return {
    'a read by key': (id) => byKey(db, { id }),
    'a list of twenty': (after) => page(db, { after }),
    'a transaction of eight': (first) =>
      db.transaction().execute(async (tx) => {
        for (let each = 0; each < NOTES; each++) await note(tx, { number: first + each })
      }),
    close,
  }
}

/** pg alone, with named statements that PostgreSQL plans as it does the site's. */
function bareClient(url: string, { pipeline }: { pipeline: boolean }): Client {
  const connectionString = withOptions(url, PLANNED_ONCE)
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, pipeline })
  /** With a pipeline whoever reads shares a connection, as in the site while it flows. */
  const shared = pipeline ? connect(connectionString) : undefined
  const ask = async (name: string, text: string, ...values: number[]) => {
    await shared?.ready
    return (shared?.client ?? pool).query({ name, text, values })
  }
  return {
    'a read by key': (id) => ask('by-key', BY_KEY, id, 0),
    'a list of twenty': (after) => ask('page', PAGE, after, 0, LIST),
    async 'a transaction of eight'(first) {
      const client = await pool.connect()
      const inOrder = [
        () => client.query('begin'),
        ...Array.from(
          { length: NOTES },
          (_, each) => () => client.query({ name: 'note', text: NOTE, values: [first + each] }),
        ),
        () => client.query('commit'),
      ]
      if (pipeline) await Promise.all(inOrder.map((send) => send()))
      else for (const send of inOrder) await send()
      client.release()
    },
    close: () => Promise.all([pool.end(), shared?.client.end()]),
  }
}

function connect(connectionString: string) {
  const client = new pg.Client({ connectionString, pipeline: true })
  return { client, ready: client.connect() }
}

export async function benchClients() {
  const folder = `${dataFolder()}/bench-${process.pid}`
  mkdirSync(folder, { recursive: true })
  makeOwn(folder)
  const postgres = await startPostgres({ folder })
  try {
    await migrate(postgres.url)
    await fillBenchDatabase(postgres.url)
    const clients = {
      'the site': siteClient(postgres.url),
      'pg, pipelined': bareClient(postgres.url, { pipeline: true }),
      'pg, not pipelined': bareClient(postgres.url, { pipeline: false }),
    }
    await createNotes(postgres.url)
    for (const operation of operations) await compare(operation, clients, postgres.pid)
    await Promise.all(Object.values(clients).map(({ close }) => close()))
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function createNotes(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table bench_note (number integer not null)')
  await client.end()
}

/** In turn, so that a slow moment of the machine falls on all of them; the median of each. */
async function compare(operation: Operation, clients: Record<string, Client>, postgres: number) {
  const figures = new Map(Object.keys(clients).map((name) => [name, [] as number[]]))
  for (const client of Object.values(clients)) await run(client[operation], WARM_UP)
  for (let round = 0; round < numberOption('times', 5); round++)
    for (const [name, client] of Object.entries(clients))
      figures.get(name)?.push(await cost(client[operation], postgres))
  const site = median(figures.get('the site') ?? [])
  console.log(operation)
  for (const [name, each] of figures) {
    const microseconds = median(each)
    console.log(
      `  ${name.padEnd(18)} ${microseconds.toFixed(0).padStart(5)} µs   the site takes ${(site / microseconds).toFixed(2)} of it`,
    )
  }
}

async function cost(operation: (number: number) => Promise<unknown>, postgres: number) {
  const node = process.cpuUsage()
  const database = postgresMilliseconds(postgres)
  await run(operation, OPERATIONS)
  const { user, system } = process.cpuUsage(node)
  return (user + system + (postgresMilliseconds(postgres) - database) * 1_000) / OPERATIONS
}

async function run(operation: (number: number) => Promise<unknown>, times: number) {
  let next = 0
  const one = async () => {
    while (next < times) await operation(1 + (next++ % ARTICLES))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
