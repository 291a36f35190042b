import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { shipContentPages } from '../../content-pages/ship-pages.ts'
import { shippedPages } from '../../content-pages/shipped/shipped-pages.ts'
import { everybody } from '@loadout/demo/everybody.ts'
import { readAllNews } from '@loadout/demo/all-news.ts'
import { readAllPosts } from '@loadout/demo/all-posts.ts'
import { fillDemo } from '../../demo-community/fill.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { limitStatements } from '../../../test/limit-statements.ts'
import { oldDatabase } from '../../../test/old-database.ts'
import { UNHURRIED_LIMITS } from '../../../test/unhurried-limits.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const folder = `${import.meta.dirname}/../../../migrations`
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.replace('.sql', ''))
  .toSorted()
const textOf = (name: string) => readFileSync(`${folder}/${name}.sql`, 'utf8')

/** Tables that hold too many rows to be read while they are locked. */
const GROWING =
  /^alter table (article|article_version|comment|dollar_leg|notification|point_entry|users)\s/
const ADDED_CHECK = /\badd\b[^,]*\bcheck\s*\(/
/** Released before there was this rule. */
const BEFORE = '0063'

test('O06 a check that is added to a table that grows does not read all of it', () => {
  const reading = files
    .filter((name) => name >= BEFORE)
    .flatMap((name) =>
      textOf(name)
        .replaceAll(/--.*$/gm, '')
        .split(';')
        .map((statement) => statement.trim())
        .filter((statement) => GROWING.test(statement))
        .flatMap((statement) => statement.split(/,(?=\s*add\b)/))
        .filter((action) => ADDED_CHECK.test(action) && !action.includes('not valid'))
        .map((action) => `${name}: ${action.trim()}`),
    )
  expect(reading).toEqual([])
})

test('an empty database is brought to the shape of this version, once', async () => {
  const url = await emptyDatabase()

  expect(await migrate(url)).toEqual(files)
  expect(await migrate(url)).toEqual([])
})

test('O06 a database that ends long statements is brought to the shape of this version all the same', async () => {
  const url = await emptyDatabase()
  await limitStatements(url, 1)

  expect(await migrate(url)).toEqual(files)
})

test('four servers that migrate at the same time apply each migration once', async () => {
  const url = await emptyDatabase()
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url)))

  expect(applied.flat().toSorted()).toEqual(files)
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
})

test('a migration that fails leaves nothing of it behind', async () => {
  const url = await emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('create table content_page_version (oops integer)')

  await expect(migrate(url)).rejects.toThrow('relation "content_page_version" already exists')
  const { rows } = await client.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%'`,
  )
  expect(rows).toEqual([{ table_name: 'content_page_version' }])
  await client.query('drop table content_page_version')
  expect(await migrate(url)).toEqual(files)
})

test.each(['0019-search-of-comments', '0022-undone-email', '0026-revised-pages'])(
  'a database that an older release has brought to %s, with two migrations of number 0019, goes on from there',
  async (last) => {
    const url = await oldDatabase(last)

    expect(await migrate(url)).toEqual(
      files.filter((name) => name > last || name === '0027-search-of-comments'),
    )
    expect(await migrate(url)).toEqual([])
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    const { rows } = await client.query(
      `select indexname from pg_indexes where indexname in ('comment_message_words', 'comment_by_author')`,
    )
    expect(rows).toHaveLength(2)
  },
)

test.each<{ knows: string; applied: string; names: Record<string, string> }>([
  {
    knows: '0081-recovery-codes-since',
    applied: '0080-recovery-codes-since',
    names: { '0080-recovery-codes-since': '0081-recovery-codes-since' },
  },
  {
    knows: '0085-comments-that-go',
    applied: '0086-comments-that-go',
    names: { '0086-comments-that-go': '0085-comments-that-go' },
  },
  {
    knows: '0086-what-is-emptied',
    applied: '0085-what-is-emptied',
    names: { '0085-what-is-emptied': '0086-what-is-emptied' },
  },
  {
    knows: '0085-comments-that-go and then 0086-what-is-emptied',
    applied: '0086-comments-that-go',
    names: {
      '0085-what-is-emptied': '0085-comments-that-go',
      '0086-comments-that-go': '0086-what-is-emptied',
    },
  },
])(
  'O06 a database that knows $knows by the names of then goes on from there',
  async ({ applied, names }) => {
    const url = await oldDatabase(applied)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query(`delete from kysely_migration where name > '0085' and name <> all($1)`, [
      Object.keys(names),
    ])
    for (const [name, before] of Object.entries(names))
      await client.query('update kysely_migration set name = $1 where name = $2', [before, name])

    expect(await migrate(url)).toEqual(files.filter((name) => name > applied))
    expect(await migrate(url)).toEqual([])
  },
)

test('no two migrations have one number', () => {
  const numbers = files.map((name) => name.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})

test('O06 a committed migration is never changed and never has another name', () => {
  const committed = readFileSync(`${folder}/committed.sha256`, 'utf8').trimEnd().split(/\r?\n/)
  const found = files.map((name) => {
    const hash = createHash('sha256').update(textOf(name).replaceAll('\r\n', '\n'))
    return `${hash.digest('hex')}  ${name}.sql`
  })
  const nameOf = (line: string) => line.split('  ')[1]
  const names = committed.map(nameOf)

  expect(
    found.filter((line) => !names.includes(nameOf(line))),
    'Whoever adds a migration adds its line to server/migrations/committed.sha256',
  ).toEqual([])
  expect(
    committed.filter((line) => !found.includes(line)),
    'These were applied by somebody as they were: put them back, and add a migration that changes what they did',
  ).toEqual([])
})

test('servers that start at the same time ship the content pages and fill the demo community once', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const servers = [1, 2, 3].map(() =>
    openDatabase({ url, connections: 1, limits: UNHURRIED_LIMITS }),
  )
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))))

  await Promise.all(servers.map(({ db }) => shipContentPages(db)))
  await Promise.all(servers.map(({ db }) => fillDemo(db, new Date('2026-11-20T12:00:00Z'))))
  const counted =
    await sql`select (select count(*)::int from content_page) as pages, (select count(*)::int from users) as people, (select count(*)::int from article where kind = 0) as news, (select count(*)::int from article where kind = 1) as posts`.execute(
      servers[0]!.db,
    )
  expect(counted.rows).toEqual([
    {
      pages: shippedPages.length,
      people: everybody.length,
      news: (await readAllNews()).length,
      posts: (await readAllPosts()).length,
    },
  ])
})
