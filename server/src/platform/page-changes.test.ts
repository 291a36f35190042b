import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rawGet } from '../../test/raw-request.ts'
import { createDatabase, startSite } from '../../test/start-site.ts'
import { openDatabase, type Db } from './db/database.ts'
import { createListener } from './db/listener.ts'
import { createTeller, tell } from './db/notices.ts'
import { everythingStale, watchPageChanges } from './page-changes.ts'

/** A process that keeps pages, reduced to what it is told to forget. */
async function listener(url: string, through = (db: Db) => db) {
  const heard: string[] = []
  const database = openDatabase({ url, connections: 2 })
  const listening = createListener({ url, log: () => undefined })
  const change = watchPageChanges({
    db: through(database.db),
    listener: listening,
    teller: createTeller({ db: database.db, log: () => undefined, lookAgain: [] }),
    cache: {
      purge: (tags) => void heard.push(tags.join(' ')),
      purgeAll: () => void heard.push('everything'),
    },
  })
  onTestFinished(async () => {
    await listening.close()
    await database.close()
  })
  await listening.start()
  expect(heard.splice(0)).toEqual(['everything'])
  return { change, heard, db: database.db }
}

/** Everything that is said on a channel of no domain, as it comes. */
async function whatIsSaid(url: string) {
  const said: string[] = []
  const listening = createListener({ url, log: () => undefined })
  listening.on({
    channel: 'loadout_said',
    hear: (payload) => void said.push(payload),
    onListening: () => undefined,
  })
  onTestFinished(() => listening.close())
  await listening.start()
  return said
}

test('what one process changes, every process forgets: the writer at once, the others when it is committed', async () => {
  const url = await createDatabase()
  const [writer, other, third] = [await listener(url), await listener(url), await listener(url)]
  const answer = await writer.change(async (_, stale) => {
    stale('news', 'news:1')
    stale('news:1')
    return 'done'
  })

  expect([answer, writer.heard]).toEqual(['done', ['news news:1']])
  await vi.waitFor(() =>
    expect([other.heard, third.heard]).toEqual([['news news:1'], ['news news:1']]),
  )
})

test('A10 what could not be said to the others is made up for as soon as it can be', async () => {
  const url = await createDatabase()
  const other = await listener(url)
  const [database, busy] = [
    openDatabase({ url, connections: 2 }),
    openDatabase({ url, connections: 1 }),
  ]
  const teller = createTeller({ db: busy.db, log: () => undefined, lookAgain: [everythingStale] })
  onTestFinished(async () => {
    teller.close()
    await database.close()
    await busy.close()
  })
  const nobody = createListener({ url, log: () => undefined })
  const change = watchPageChanges({
    db: database.db,
    listener: nobody,
    teller,
    cache: { purge: () => undefined, purgeAll: () => undefined },
  })
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  const holding = busy.db.connection().execute(() => held)

  // The writer is answered all the same.
  expect(await change(async (_, stale) => (stale('news:1'), 'done'))).toBe('done')
  expect(other.heard).toEqual([])
  release()
  await holding
  await vi.waitFor(() => expect(other.heard).toEqual(['everything']), { timeout: 5_000 })
})

test('a process that hears of its own change does not forget twice', async () => {
  const writer = await listener(await createDatabase())
  for (let number = 1; number <= 20; number++)
    await writer.change(async (_, stale) => stale(`news:${number}`))
  await sql`select pg_notify('loadout_pages', '{"id":"another","tags":["last"]}')`.execute(
    writer.db,
  )

  await vi.waitFor(() => expect(writer.heard.at(-1)).toBe('last'))
  expect(writer.heard).toEqual([
    ...Array.from({ length: 20 }, (_, index) => `news:${index + 1}`),
    'last',
  ])
})

test('a change that came through although its answer was lost is forgotten all the same', async () => {
  const url = await createDatabase()
  const writer = await listener(
    url,
    (db) =>
      ({
        transaction: () => ({
          async execute(work: (tx: Db) => Promise<unknown>) {
            await db.transaction().execute(work)
            throw new Error('Connection terminated unexpectedly')
          },
        }),
      }) as unknown as Db,
  )
  const lost = writer.change(async (_, stale) => stale('news:1'))

  await expect(lost).rejects.toThrow('Connection terminated unexpectedly')
  await vi.waitFor(() => expect(writer.heard).toEqual(['news:1']))
})

test('a change that is rolled back is announced to nobody', async () => {
  const url = await createDatabase()
  const [writer, other] = [await listener(url), await listener(url)]
  const failed = writer.change(async (_, stale) => {
    stale('news:1')
    throw new Error('changed my mind')
  })

  await expect(failed).rejects.toThrow('changed my mind')
  await writer.change(async (_, stale) => stale('news:2'))
  await vi.waitFor(() => expect(other.heard).toEqual(['news:2']))
  expect(writer.heard).toEqual(['news:2'])
})

test('a change of more than PostgreSQL can announce makes the others forget everything', async () => {
  const url = await createDatabase()
  const [writer, other] = [await listener(url), await listener(url)]
  await writer.change(async (_, stale) =>
    stale(...Array.from({ length: 2_000 }, (__, number) => `news:${number}`)),
  )

  await vi.waitFor(() => expect(other.heard).toEqual(['everything']))
})

test('whatever else a change has to say is heard when it is through, and of what was rolled back nothing', async () => {
  const url = await createDatabase()
  const said = await whatIsSaid(url)
  const { change, db } = await listener(url)

  await expect(
    change(async (tx) => {
      await tell(tx, { channel: 'loadout_said', payload: 'undone' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  let seen: unknown
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      change(async (tx) => {
        await tell(tx, { channel: 'loadout_said', payload: `done ${number}` })
        seen ??= [...said]
      }),
    ),
  )
  await tell(db, { channel: 'loadout_said', payload: 'by itself' })
  await vi.waitFor(() => expect(said.at(-1)).toBe('by itself'))
  expect(seen).toEqual([])
  expect(said.toSorted()).toEqual(
    ['by itself', ...Array.from({ length: 20 }, (_, number) => `done ${number}`)].toSorted(),
  )
})

test('a change in doubt says what is to be said in doubt', async () => {
  const url = await createDatabase()
  const said = await whatIsSaid(url)
  const { change } = await listener(
    url,
    (db) =>
      ({
        transaction: () => ({
          async execute(work: (tx: Db) => Promise<unknown>) {
            await db.transaction().execute(work)
            throw new Error('Connection terminated unexpectedly')
          },
        }),
      }) as unknown as Db,
  )
  await expect(
    change((tx) => tell(tx, { channel: 'loadout_said', payload: 'it is so', inDoubt: 'look' })),
  ).rejects.toThrow('Connection terminated unexpectedly')
  await vi.waitFor(() => expect(said).toEqual(['look']))
})

test('a change that touches no page is announced to nobody', async () => {
  const url = await createDatabase()
  const [writer, other] = [await listener(url), await listener(url)]
  await writer.change(async () => 'nothing')
  await writer.change(async (_, stale) => stale('last'))

  await vi.waitFor(() => expect(other.heard).toEqual(['last']))
})

test('a listener whose connection broke forgets everything as soon as it listens again, and hears what follows', async () => {
  const url = await createDatabase()
  const [writer, other] = [await listener(url), await listener(url)]
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'loadout listener' and datname = current_database()`.execute(
    writer.db,
  )

  await vi.waitFor(() => expect(other.heard).toEqual(['everything']), { timeout: 5_000 })
  await vi.waitFor(() => expect(writer.heard).toEqual(['everything']), { timeout: 5_000 })
  await writer.change(async (_, stale) => stale('news:1'))
  await vi.waitFor(() => expect(other.heard).toEqual(['everything', 'news:1']))
})

test('a page that changed while its process heard nothing is rendered anew', async () => {
  const { url, db, make } = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const { id } = await make.news({ title: 'Northwind win', content: '<p>old words</p>' })
  const path = `/news/${id}/northwind-win?lang=en`
  await rawGet(url, path)
  await db.updateTable('news_version').set({ content: '<p>new words</p>' }).execute()
  expect((await rawGet(url, path)).body).toContain('old words')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'loadout listener' and datname = current_database()`.execute(
    db,
  )
  await vi.waitFor(async () => expect((await rawGet(url, path)).body).toContain('new words'), {
    timeout: 5_000,
  })
})
