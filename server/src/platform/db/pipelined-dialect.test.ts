import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSite } from '../../../test/start-site.ts'
import { prepared, preparedPipelined, type Blanks } from './prepared.ts'

const rename = preparedPipelined((tx, { id, username }: Blanks<{ id: number; username: string }>) =>
  tx.updateTable('users').set({ username }).where('id', '=', id),
)
const namesOf = prepared((db, { ids }: Blanks<{ ids: number[] }>) =>
  db
    .selectFrom('users')
    .select('username')
    .where((where) => where('id', '=', where.fn.any(where.val(ids))))
    .orderBy('id'),
)

const ALREADY_TAKEN = { code: '23505' }

async function twoMembers() {
  const { db, make } = await startSite()
  const [first, second] = [
    await make.member({ username: 'Tindra' }),
    await make.member({ username: 'Haldor' }),
  ]
  const names = async () =>
    (await namesOf(db, { ids: [first.id, second.id] })).map(({ username }) => username)
  return { db, first, second, names }
}

test('what nobody waits for is done before the next statement of its transaction, in the order it was asked for, and committed with it', async () => {
  const { db, first, names } = await twoMembers()
  await db.transaction().execute(async (tx) => {
    await rename(tx, { id: first.id, username: 'Mirka' })
    await rename(tx, { id: first.id, username: 'Saga' })
    expect(await namesOf(tx, { ids: [first.id] })).toEqual([{ username: 'Saga' }])
    await rename(tx, { id: first.id, username: 'Embla' })
  })
  expect(await names()).toEqual(['Embla', 'Haldor'])
})

const lockRoom = preparedPipelined((tx, { room }: Blanks<{ room: number }>) =>
  tx.selectNoFrom(sql`pg_advisory_xact_lock(${room})`.as('locked')),
)

test('a statement that nobody waits for is sent while the one before it has no answer yet', async () => {
  const { db } = await startSite()
  const room = 7
  const order: string[] = []
  await db.transaction().execute(async (holder) => {
    await sql`select pg_advisory_xact_lock(${room})`.execute(holder)
    const second = db.transaction().execute(async (tx) => {
      await lockRoom(tx, { room })
      order.push('went on')
      await sql`select 1`.execute(tx)
      order.push('was answered')
    })
    void second.catch(() => undefined)
    await expect.poll(() => order).toEqual(['went on'])
    const waiting = () =>
      sql<{
        count: number
      }>`select count(*)::int from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
        db,
      )
    await expect.poll(async () => (await waiting()).rows[0]?.count).toBe(1)
    expect(order).toEqual(['went on'])
  })
  await expect.poll(() => order).toEqual(['went on', 'was answered'])
})

test('B05 the next statement fails with the error of the one nobody waited for, and nothing is kept', async () => {
  const { db, first, second, names } = await twoMembers()
  const change = db.transaction().execute(async (tx) => {
    await rename(tx, { id: second.id, username: 'Mirka' })
    await rename(tx, { id: first.id, username: 'Mirka' })
    await namesOf(tx, { ids: [first.id] })
  })
  await expect(change).rejects.toMatchObject(ALREADY_TAKEN)
  expect(await names()).toEqual(['Tindra', 'Haldor'])
})

test('B05 a transaction whose last statement fails with nobody waiting for it fails with its error, and its connection is good for the next', async () => {
  const { db, first, second, names } = await twoMembers()
  const swap = (username: string) =>
    db.transaction().execute((tx) => rename(tx, { id: first.id, username }))
  for (let time = 0; time < 12; time++)
    await expect(swap('Haldor')).rejects.toMatchObject(ALREADY_TAKEN)
  expect(await names()).toEqual(['Tindra', 'Haldor'])
  await Promise.all(Array.from({ length: 12 }, (_, place) => swap(`Mirka${place}`)))
  expect((await namesOf(db, { ids: [first.id, second.id] }))[0]?.username).toMatch(/^Mirka\d+$/)
})

test('work that gives up behind a statement nobody waited for is undone with its own reason', async () => {
  const { db, first, names } = await twoMembers()
  const change = db.transaction().execute(async (tx) => {
    await rename(tx, { id: first.id, username: 'Haldor' })
    throw new Error('changed my mind')
  })
  await expect(change).rejects.toThrow('changed my mind')
  expect(await names()).toEqual(['Tindra', 'Haldor'])
})

test('outside of a transaction it is waited for', async () => {
  const { db, first, names } = await twoMembers()
  await expect(rename(db, { id: first.id, username: 'Haldor' })).rejects.toMatchObject(
    ALREADY_TAKEN,
  )
  await rename(db, { id: first.id, username: 'Mirka' })
  expect(await names()).toEqual(['Mirka', 'Haldor'])
})
