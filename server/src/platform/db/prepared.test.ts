import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSite } from '../../../test/start-site.ts'
import { prepared } from './prepared.ts'

test('a prepared query is written once per shape, and takes new values every time', async () => {
  const { db } = await startSite()
  let written = 0
  const numbers = prepared((reading, { doubled }: { doubled: boolean }, { number }: { number: number }) => {
    written++
    return reading.selectNoFrom(doubled ? sql<number>`${number}::int * 2`.as('number') : sql<number>`${number}::int`.as('number'))
  })

  const asked = [[false, 1], [false, 2], [true, 3], [true, 4]] as const
  expect(await Promise.all(asked.map(([doubled, number]) => numbers(db, { doubled }, { number })))).toEqual([[{ number: 1 }], [{ number: 2 }], [{ number: 6 }], [{ number: 8 }]])
  expect(written).toBe(2)
})

test('inside of a transaction a prepared query sees what was written there', async () => {
  const { db, make } = await startSite()
  const member = await make.member({ username: 'Tindra' })
  const nameOf = prepared((reading, _shape: object, { id }: { id: number }) => reading.selectFrom('users').select('username').where('id', '=', id))

  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ username: 'Haldor' }).where('id', '=', member.id).execute()
    expect(await nameOf(tx, {}, { id: member.id })).toEqual([{ username: 'Haldor' }])
    expect(await nameOf(db, {}, { id: member.id })).toEqual([{ username: 'Tindra' }])
  })
})
