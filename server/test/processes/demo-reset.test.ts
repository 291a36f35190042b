import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../empty-database.ts'
import { runCommand } from '../run-command.ts'
import { startSite } from '../start-site.ts'
import { testFolder } from '../test-folder.ts'

async function resetDemo(databaseUrl: string) {
  const environment = { LOADOUT_DATA: await testFolder(), DATABASE_URL: databaseUrl }
  return runCommand(['demo-reset'], { environment })
}

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('the demo community is not put into a database of another program, which keeps all it has', async () => {
  const url = await emptyDatabase()
  const client = await connect(url)
  await client.query('create table invoice as select 1 as id')

  expect(await resetDemo(url)).toEqual({
    code: 1,
    output:
      'This database holds tables of another program and none of Loadout. It is left alone: give the demo community a database of its own.\n',
  })
  const { rows } = await client.query(
    "select schemaname, tablename from pg_tables where schemaname in ('public', 'pgboss')",
  )
  expect(rows).toEqual([{ schemaname: 'public', tablename: 'invoice' }])
  expect((await client.query('select id from invoice')).rows).toEqual([{ id: 1 }])
})

test('the demo community comes into an empty database, and into none that holds a community of its own', async () => {
  const url = await emptyDatabase()
  expect(await resetDemo(url)).toEqual({
    code: 0,
    output: 'The demo community is as on its first day.\n',
  })
  const { rows } = await (await connect(url)).query("select 1 from users where username = 'demo'")
  expect(rows).toHaveLength(1)

  const { make, databaseUrl } = await startSite()
  await make.member({ username: 'Haldor' })
  expect(await resetDemo(databaseUrl)).toEqual({
    code: 1,
    output:
      'This database holds a community of its own, not the demo. It is left alone; drop it by hand if you mean it.\n',
  })
})
