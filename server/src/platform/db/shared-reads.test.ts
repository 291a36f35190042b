import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openDatabase } from './database.ts'
import { DatabaseAway } from './availability.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { stopMonotonicClock } from '../../../test/monotonic-clock.ts'
import { UNHURRIED_LIMITS } from '../../../test/unhurried-limits.ts'

async function openReads() {
  const database = openDatabase({ url: await emptyDatabase(), limits: UNHURRIED_LIMITS })
  onTestFinished(() => database.close())
  const read = (text: string, ...parameters: unknown[]) => database.db.readShared!(text, parameters)
  return { ...database, read }
}

const backend = 'select pg_backend_pid() as pid'

test('reads that come up together go over one connection, and each gets its own answer', async () => {
  const { read } = await openReads()
  // One that answers slowly is left to those who wait for it.
  stopMonotonicClock()
  // It is open by then: whoever waits for one that opens slowly is answered over another.
  await read(backend)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      read('select $1::int as number, pg_backend_pid() as pid', index),
    ),
  )

  expect(answers.map(([row]) => (row as { number: number }).number)).toEqual(
    Array.from({ length: 30 }, (_, index) => index),
  )
  expect(new Set(answers.map(([row]) => (row as { pid: number }).pid)).size).toBe(1)
})

test('a read that fails spoils none of those around it', async () => {
  const { read } = await openReads()
  const [before, failed, after] = await Promise.allSettled([
    read('select 1 as one'),
    read('select 1 / 0'),
    read('select 2 as two'),
  ])

  expect([before, after]).toEqual([
    { status: 'fulfilled', value: [{ one: 1 }] },
    { status: 'fulfilled', value: [{ two: 2 }] },
  ])
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
})

test('L09 reads behind a slow one are answered before it, and the next find a connection', async () => {
  const { db, read, availability } = await openReads()
  const order: string[] = []
  const holds = await db.startTransaction().execute()
  await sql`select pg_advisory_xact_lock(1)`.execute(holds)
  const slow = read('select pg_advisory_xact_lock(1)').then(() => order.push('slow'))
  await Promise.all([1, 2, 3].map(() => read(backend).then(() => order.push('quick'))))
  await read(backend).then(() => order.push('later'))
  await holds.commit().execute()
  await slow

  expect(order).toEqual(['quick', 'quick', 'quick', 'later', 'slow'])
  expect(await read('select 1 as one')).toEqual([{ one: 1 }])
  expect(availability.isUp()).toBe(true)
})

test('O02 a connection that PostgreSQL ends says that the database is away, and the next read opens another', async () => {
  const { read, availability } = await openReads()
  await expect(read('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow(DatabaseAway)

  await eventually(() => expect(availability.isUp()).toBe(true))
  expect(await read('select 1 as one')).toEqual([{ one: 1 }])
})
