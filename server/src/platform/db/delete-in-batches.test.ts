import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { collide } from '../../../test/collide.ts'
import { refuseLarge } from '../../../test/refuse-large.ts'
import { startSite } from '../../../test/start-site.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { walkIds } from './walk-ids.ts'

async function databaseWithEvents(count: number) {
  const { db } = await startSite()
  await sql`insert into event_log (kind, data, inserted)
    select 'signed in', '{}', to_timestamp(number) from generate_series(1, ${count}::integer) as number`.execute(
    db,
  )
  return db
}

test('rows that are more than one statement deletes all go, and no others', async () => {
  const db = await databaseWithEvents(12_003)
  await refuseLarge(db, 'event_log')
  await deleteInBatches(db, 'event_log', sql`inserted <= to_timestamp(12000)`)
  expect(await db.selectFrom('event_log').select('id').execute()).toHaveLength(3)
})

test('B05 a batch that is locked out is tried again', async () => {
  const db = await databaseWithEvents(7)
  const tried = await collide(db, 'event_log', 2)
  await deleteInBatches(db, 'event_log', sql`inserted <= to_timestamp(4)`)
  expect(await db.selectFrom('event_log').select('id').execute()).toHaveLength(3)
  // The third try deletes, and a fourth statement finds nothing more.
  expect(await tried()).toBe(4)
})

test('B05 a batch that is locked out three times is given up as what could not be done now', async () => {
  const db = await databaseWithEvents(7)
  const tried = await collide(db, 'event_log', 3)
  await expect(deleteInBatches(db, 'event_log', sql`true`)).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
  })
  expect(await tried()).toBe(3)
  expect(await db.selectFrom('event_log').select('id').execute()).toHaveLength(7)
})

test('a walk comes by every id once, and by none of an empty table', async () => {
  const db = await databaseWithEvents(10)
  await sql`delete from event_log where id between 4 and 8`.execute(db)
  const seen: number[] = []
  await walkIds(db, { table: 'event_log', step: 3 }, async ({ after, upTo }) => {
    const rows = await db
      .selectFrom('event_log')
      .select('id')
      .where('id', '>', after)
      .where('id', '<=', upTo)
      .orderBy('id')
      .execute()
    seen.push(...rows.map(({ id }) => id))
  })
  expect(seen).toEqual([1, 2, 3, 9, 10])
  await walkIds(db, { table: 'article', step: 3 }, () => Promise.reject(new Error('nothing there')))
})
