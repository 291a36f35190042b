import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { openSite } from './open-site.ts'
import { databasePool } from './pooled-database.ts'
import { createDatabase } from './start-site.ts'

const pool = databasePool(inject('adminUrl'))
afterAll(pool.end)

test('who takes a database after a site had it finds the rows and sequences of the template', async () => {
  const before = await use(async (url) => {
    const { make, end, db } = await openSite(url)
    const author = await make.member()
    const article = await make.news({ title: 'Kestrel sign a coach' })
    await make.comment({ on: article, by: author })
    await db.deleteFrom('content_page').execute()
    await end()
    return nameOf(url)
  })
  await use(async (url) => {
    expect(nameOf(url)).toBe(before)
    expect(await contents(url)).toEqual(await contents(await createDatabase()))
  })
})

test('a connection that is kept is as new, whatever its client did with it', async () => {
  const first = await use((url) =>
    connected(url, async (client) => {
      await client.query(`set lock_timeout = 7; listen told; create temporary table own (id int)`)
      await client.query(`prepare answer as select 1; select pg_advisory_lock(7)`)
      return session(client)
    }),
  )
  await use((url) =>
    connected(url, async (client) => {
      expect(await session(client)).toEqual({
        pid: first.pid,
        lock_timeout: '0',
        channels: 0,
        tables: 0,
        prepared: 0,
        locks: 0,
      })
    }),
  )
})

test('a database is not taken again when a client was cut off, who may have begun something', async () => {
  const before = await use(async (url) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('begin; delete from content_page')
    return nameOf(url)
  })
  await use(async (url) => {
    expect(nameOf(url)).not.toBe(before)
  })
})

const CHANGES: [string, string][] = [
  ['a column called otherwise', 'alter table content_page rename column revision to edition'],
  ['a table more', 'create table own (id int)'],
  ['a function that is another', 'create function own() returns int language sql as $$select 1$$'],
  ['statistics of its own', 'analyze content_page'],
  ['an index less', 'drop index article_version_search_uk'],
  ['a setting of its own', `alter database "{name}" set work_mem = '1MB'`],
]
test.for(CHANGES)('a database with %s is not taken again', async ([, statement]) => {
  const before = await use(async (url) => {
    await connected(url, (client) => client.query(statement.replace('{name}', nameOf(url))))
    return nameOf(url)
  })
  await use(async (url) => {
    expect(nameOf(url)).not.toBe(before)
  })
})

test('an address leads nowhere once its database has been given back', async () => {
  const given = await use(async (url) => url)
  await expect(connected(given, async () => undefined)).rejects.toThrow('ECONNREFUSED')
})

async function use<T>(what: (url: string) => Promise<T>): Promise<T> {
  const { url, giveBack } = await pool.take()
  try {
    return await what(url)
  } finally {
    await giveBack()
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

async function connected<T>(url: string, what: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await what(client)
  } finally {
    await client.end()
  }
}

async function session(client: pg.Client) {
  const { rows } = await client.query<Record<string, unknown>>(`
    select pg_backend_pid() as pid, current_setting('lock_timeout') as lock_timeout,
      (select count(*)::int from pg_listening_channels()) as channels,
      (select count(*)::int from pg_class where relnamespace = pg_my_temp_schema()) as tables,
      (select count(*)::int from pg_prepared_statements) as prepared,
      (select count(*)::int from pg_locks
        where locktype = 'advisory' and pid = pg_backend_pid()) as locks`)
  return rows[0] ?? {}
}

/** All rows of all tables, and where sequences stand. */
const contents = (url: string) =>
  connected(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') and schemaname !~ '^pg_temp'
      order by 1`)
    const { rows: sequences } = await client.query(
      'select schemaname, sequencename, last_value from pg_sequences order by 1, 2',
    )
    const rows: unknown[] = []
    for (const { name } of tables)
      rows.push([name, (await client.query(`select t::text from ${name} t order by 1`)).rows])
    return { rows, sequences }
  })
