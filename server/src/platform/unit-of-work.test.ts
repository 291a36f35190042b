import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { rawGet } from '../../test/raw-request.ts'
import { openTransactions } from '../../test/open-transactions.ts'
import { createDatabase, startSite } from '../../test/start-site.ts'
import { UNHURRIED_LIMITS } from '../../test/unhurried-limits.ts'
import { openDatabase, type Db } from './db/database.ts'
import { createListener } from './db/listener.ts'
import { purgeEverything } from './page-purges.ts'

/** A process that keeps pages, reduced to what it purges. */
async function openProcess(url: string, through = (db: Db) => db) {
  const purged: string[] = []
  const database = openDatabase({ url, connections: 2, limits: UNHURRIED_LIMITS })
  const listener = createListener({ url, log: () => undefined })
  const { transaction } = openTransactions({
    db: through(database.db),
    broadcastFrom: database.db,
    listener,
    cache: {
      purge: (tags) => void purged.push(tags.join(' ')),
      purgeAddedTo: (tags) => void purged.push(`added to ${tags.join(' ')}`),
      purgeAt: (at, tags) => void purged.push(`${tags.join(' ')} at ${at.toISOString()}`),
      purgeAll: () => void purged.push('everything'),
    },
  })
  onTestFinished(async () => {
    await listener.close()
    await database.close()
  })
  await listener.start()
  await eventually(() => expect(purged).toEqual(['everything']))
  purged.length = 0
  return { transaction, purged, db: database.db }
}

/** A database whose COMMIT comes through while its answer is lost. */
const losingAnswers = (db: Db) =>
  ({
    transaction: () => ({
      async execute(run: (tx: Db) => Promise<unknown>) {
        await db.transaction().execute(run)
        throw new Error('Connection terminated unexpectedly')
      },
    }),
  }) as unknown as Db

/** Everything that is sent on a channel of no domain, as it comes. */
async function receive(url: string) {
  const received: string[] = []
  const listening = Promise.withResolvers<void>()
  const listener = createListener({ url, log: () => undefined })
  listener.subscribe({
    channel: 'loadout_test',
    onMessage: (payload) => void received.push(payload),
    onListening: listening.resolve,
  })
  onTestFinished(() => listener.close())
  await listener.start()
  await listening.promise
  return received
}

test('what one process changes, every process purges: the writer at once, the others when it is committed', async () => {
  const url = await createDatabase()
  const [writer, other, third] = [
    await openProcess(url),
    await openProcess(url),
    await openProcess(url),
  ]
  const answer = await writer.transaction(async ({ purge }) => {
    purge('news', 'news:1')
    purge('news:1')
    return 'done'
  })

  expect([answer, writer.purged]).toEqual(['done', ['news news:1']])
  await eventually(() =>
    expect([other.purged, third.purged]).toEqual([['news news:1'], ['news news:1']]),
  )
})

test('A10 when the others could not be told they purge everything as soon as they can be', async () => {
  const url = await createDatabase()
  const other = await openProcess(url)
  const [database, busy] = [
    openDatabase({ url, connections: 2, limits: UNHURRIED_LIMITS }),
    openDatabase({ url, connections: 1 }),
  ]
  const { transaction, close } = openTransactions({
    db: database.db,
    broadcastFrom: busy.db,
    resync: [purgeEverything],
  })
  onTestFinished(async () => {
    close()
    await database.close()
    await busy.close()
  })
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  const holding = busy.db.connection().execute(() => held)

  // The writer is answered all the same.
  expect(await transaction(async ({ purge }) => (purge('news:1'), 'done'))).toBe('done')
  expect(other.purged).toEqual([])
  release()
  await holding
  await eventually(() => expect(other.purged).toEqual(['everything']))
})

test('a process that is told of its own purge does not purge twice', async () => {
  const writer = await openProcess(await createDatabase())
  for (let number = 1; number <= 20; number++)
    await writer.transaction(async ({ purge }) => purge(`news:${number}`))
  await sql`select pg_notify('loadout_pages', '{"id":"another","tags":["last"]}')`.execute(
    writer.db,
  )

  await eventually(() => expect(writer.purged.at(-1)).toBe('last'))
  expect(writer.purged).toEqual([
    ...Array.from({ length: 20 }, (_, index) => `news:${index + 1}`),
    'last',
  ])
})

test('a change that came through although its answer was lost purges all the same', async () => {
  const url = await createDatabase()
  const writer = await openProcess(url, losingAnswers)
  const lost = writer.transaction(async ({ purge }) => purge('news:1'))

  await expect(lost).rejects.toThrow('Connection terminated unexpectedly')
  await eventually(() => expect(writer.purged).toEqual(['news:1']))
})

test('a transaction that is rolled back purges nothing', async () => {
  const url = await createDatabase()
  const [writer, other] = [await openProcess(url), await openProcess(url)]
  const failed = writer.transaction(async ({ purge }) => {
    purge('news:1')
    throw new Error('changed my mind')
  })

  await expect(failed).rejects.toThrow('changed my mind')
  await writer.transaction(async ({ purge }) => purge('news:2'))
  await eventually(() => expect(other.purged).toEqual(['news:2']))
  expect(writer.purged).toEqual(['news:2'])
})

test('a purge of more tags than one message carries makes the others purge everything', async () => {
  const url = await createDatabase()
  const [writer, other] = [await openProcess(url), await openProcess(url)]
  await writer.transaction(async ({ purge }) =>
    purge(...Array.from({ length: 2_000 }, (__, number) => `news:${number}`)),
  )

  await eventually(() => expect(other.purged).toEqual(['everything']))
})

test('what a transaction broadcasts is received when it is through, and of what was rolled back nothing', async () => {
  const url = await createDatabase()
  const received = await receive(url)
  const { transaction, db } = await openProcess(url)
  const message = (payload: string) => ({ channel: 'loadout_test', payload })

  await transaction(async ({ broadcast }) => {
    broadcast(message('early'))
    // Whoever hears this would have heard what was sent before it.
    await sql`select pg_notify('loadout_test', 'a sign')`.execute(db)
    await eventually(() => expect(received).toEqual(['a sign']))
  })
  await expect(
    transaction(async ({ broadcast }) => {
      broadcast(message('undone'))
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  const numbers = Array.from({ length: 20 }, (_, number) => `done ${number}`)
  await Promise.all(
    numbers.map((payload) => transaction(async ({ broadcast }) => broadcast(message(payload)))),
  )
  await transaction(async ({ broadcast }) => broadcast(message('last')))
  await eventually(() => expect(received.at(-1)).toBe('last'))
  expect(received.toSorted()).toEqual(['a sign', 'early', ...numbers, 'last'].toSorted())
})

test('a transaction in doubt broadcasts what is meant for doubt', async () => {
  const url = await createDatabase()
  const received = await receive(url)
  const { transaction } = await openProcess(url, losingAnswers)
  const message = { channel: 'loadout_test', payload: 'it is so', inDoubt: 'look' }
  await expect(transaction(async ({ broadcast }) => broadcast(message))).rejects.toThrow(
    'Connection terminated unexpectedly',
  )
  await eventually(() => expect(received).toEqual(['look']))
})

test('what is to be done after the commit is done before the writer is answered, in order, and never of what was rolled back', async () => {
  const { transaction } = await openProcess(await createDatabase())
  const done: string[] = []
  await transaction(async ({ afterCommit }) => {
    afterCommit(async () => void done.push('first'))
    afterCommit(() => void done.push('second'))
    done.push('in it')
  })
  expect(done).toEqual(['in it', 'first', 'second'])

  const failed = transaction(async ({ afterCommit }) => {
    afterCommit(() => void done.push('never'))
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(done).toEqual(['in it', 'first', 'second'])
})

test('whoever has changed something is answered so, whatever comes of what is done after the commit', async () => {
  const { transaction, purged } = await openProcess(await createDatabase())
  const answer = await transaction(async ({ purge, afterCommit }) => {
    purge('news:1')
    afterCommit(() => Promise.reject(new Error('nobody there')))
    return 'done'
  })
  expect([answer, purged]).toEqual(['done', ['news:1']])
})

test('B05 of two transactions that lock each other out one runs again, and its first attempt leaves nothing behind', async () => {
  const url = await createDatabase()
  const { transaction, db, purged } = await openProcess(url)
  const people = ['Haldor', 'Mireia'].map((username) => ({ username, inserted: new Date() }))
  const [one, other] = await db.insertInto('users').values(people).returning('id').execute()
  const { promise: bothHold, resolve } = Promise.withResolvers<void>()
  let holding = 0
  const done: string[] = []
  const addToBoth = (name: string, ids: (number | undefined)[]) => {
    let attempts = 0
    return transaction(async ({ tx, purge, afterCommit }) => {
      const attempt = ++attempts
      purge(`${name} ${attempt}`)
      afterCommit(() => void done.push(`${name} ${attempt}`))
      for (const id of ids) {
        await tx
          .updateTable('users')
          .set(({ eb }) => ({ points: eb('points', '+', 1) }))
          .where('id', '=', id ?? 0)
          .execute()
        if (++holding === 2) resolve()
        await bothHold
      }
      return attempt
    })
  }
  const attempts = await Promise.all([
    addToBoth('one', [one?.id, other?.id]),
    addToBoth('other', [other?.id, one?.id]),
  ])

  // PostgreSQL may end both, when each finds out at the same moment.
  expect(Math.max(...attempts)).toBeGreaterThan(1)
  const through = [`one ${attempts[0]}`, `other ${attempts[1]}`]
  expect(done.toSorted()).toEqual(through)
  expect(purged.toSorted()).toEqual(through)
  expect(await db.selectFrom('users').select('points').execute()).toEqual([
    { points: 2 },
    { points: 2 },
  ])
})

test('a transaction that purges nothing tells the others nothing', async () => {
  const url = await createDatabase()
  const [writer, other] = [await openProcess(url), await openProcess(url)]
  await writer.transaction(async () => 'nothing')
  await writer.transaction(async ({ purge }) => purge('last'))

  await eventually(() => expect(other.purged).toEqual(['last']))
})

test('a listener whose connection broke purges everything as soon as it listens again, and receives what follows', async () => {
  const url = await createDatabase()
  const [writer, other] = [await openProcess(url), await openProcess(url)]
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'loadout listener' and datname = current_database()`.execute(
    writer.db,
  )

  await eventually(() => expect(other.purged).toEqual(['everything']))
  await eventually(() => expect(writer.purged).toEqual(['everything']))
  await writer.transaction(async ({ purge }) => purge('news:1'))
  await eventually(() => expect(other.purged).toEqual(['everything', 'news:1']))
})

test('a page that changed while its process was told nothing is rendered anew', async () => {
  const { url, db, make } = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const { id } = await make.news({ title: 'Northwind win', content: '<p>old words</p>' })
  const path = `/news/${id}/northwind-win?lang=en`
  await rawGet(url, path)
  await db.updateTable('article_version').set({ content: '<p>new words</p>' }).execute()
  expect((await rawGet(url, path)).body).toContain('old words')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'loadout listener' and datname = current_database()`.execute(
    db,
  )
  await eventually(async () => expect((await rawGet(url, path)).body).toContain('new words'))
})

test('what was added to and what is due reach every process as what they are', async () => {
  const url = await createDatabase()
  const [writer, other] = [await openProcess(url), await openProcess(url)]
  const at = new Date('2026-11-20T12:00:00Z')
  await writer.transaction(async ({ purgeAddedTo, purgeAt }) => {
    purgeAddedTo('news:1:reactions', 'news:2:reactions')
    purgeAt(at, 'news:list:0')
  })

  const expected = [
    'added to news:1:reactions news:2:reactions',
    `news:list:0 at ${at.toISOString()}`,
  ]
  expect(writer.purged).toEqual(expected)
  await eventually(() => expect(other.purged).toEqual(expected))
})
