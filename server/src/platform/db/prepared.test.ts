import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../../../test/start-site.ts'
import { prepared, preparedByShape, preparedChange, type Blanks } from './prepared.ts'

test('a prepared query is written once per shape, and takes new values every time', async () => {
  const { db } = await startSite()
  let written = 0
  const numbers = preparedByShape(
    (reading, { doubled }: { doubled: boolean }, { number }: Blanks<{ number: number }>) => {
      written++
      return reading.selectNoFrom(
        doubled
          ? sql<number>`${number}::int * 2`.as('number')
          : sql<number>`${number}::int`.as('number'),
      )
    },
  )

  const asked = [
    [false, 1],
    [false, 2],
    [true, 3],
    [true, 4],
  ] as const
  expect(
    await Promise.all(asked.map(([doubled, number]) => numbers(db, { doubled }, { number }))),
  ).toEqual([[{ number: 1 }], [{ number: 2 }], [{ number: 6 }], [{ number: 8 }]])
  expect(written).toBe(2)
})

test('a query that was asked for in very many shapes still keeps those that are asked for now', async () => {
  const { db } = await startSite()
  let written = 0
  const one = preparedByShape((reading, { offset }: { offset: number }) => {
    written++
    return reading.selectNoFrom(sql<number>`1`.as('number')).offset(offset)
  })
  for (let offset = 0; offset < 1_000; offset++) await one(db, { offset }, {})
  await one(db, { offset: 999 }, {})
  expect(written).toBe(1_000)
})

type Known = Blanks<{
  number: number
  other: number
  languageId?: number | undefined
  name: string | null
}>
const takesNumber = (number: number) => number
const takesText = (text: string) => text

/** Nobody calls these: what is wrong with them, the compiler and the lint say. */
export const misused = [
  // @ts-expect-error -- a blank is no number
  ({ number }: Known) => number === 1,
  // @ts-expect-error -- nor the same as another, or not the same
  ({ number, other }: Known) => number === other,
  // @ts-expect-error -- even of a value that may be missing
  ({ number, languageId }: Known) => number !== languageId,
  // @ts-expect-error -- nor more than something
  ({ number }: Known) => number > 1,
  // @ts-expect-error -- nor to be counted with
  ({ number }: Known) => number * 2,
  // @ts-expect-error -- nor to be given to what takes a number
  ({ number }: Known) => takesNumber(number),
  // @ts-expect-error -- nor to what takes a text
  ({ name }: Known) => takesText(name),
  // oxlint-disable-next-line typescript/no-unnecessary-condition, typescript/strict-boolean-expressions -- it is always there
  ({ languageId }: Known) => (languageId ? 1 : 2),
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- also when the value is not
  ({ languageId }: Known) => languageId === undefined,
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- or is null
  ({ name }: Known) => name !== null,
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- so nothing can stand in for it
  ({ languageId }: Known) => languageId ?? 3,
  // oxlint-disable-next-line typescript/restrict-plus-operands -- it has no text
  ({ name }: Known) => 'name ' + name,
  // oxlint-disable-next-line typescript/restrict-template-expressions -- nor in a template
  ({ name }: Known) => `name ${name}`,
]

test('a value that a prepared query joins to a text stops it, as its text is kept for other values', async () => {
  const { db } = await startSite()
  const named = prepared((reading, { name }: Blanks<{ name: string }>) =>
    // oxlint-disable-next-line typescript/restrict-template-expressions -- what is tried
    reading.selectNoFrom(sql.lit(`name ${name}`).as('name')),
  )
  await expect(named(db, { name: 'Tindra' })).rejects.toThrow('"name" of a prepared query')
})

test('a constant yes or no is part of the text, so that indexes of some rows serve it', async () => {
  const { db } = await startSite()
  const texts: string[] = []
  const readShared = (text: string) => {
    texts.push(text)
    return Promise.resolve([])
  }
  const onSale = prepared((reading, { id }: Blanks<{ id: number }>) =>
    reading.selectFrom('shop_item').select('id').where('sold', '=', false).where('id', '=', id),
  )
  await onSale(Object.assign(db, { readShared }), { id: 7 })
  expect(texts).toEqual(['select "id" from "shop_item" where "sold" = false and "id" = $1'])
})

test('inside of a transaction a prepared query sees what was written there', async () => {
  const { db, make } = await startSite()
  const member = await make.member({ username: 'Tindra' })
  const nameOf = prepared((reading, { id }: Blanks<{ id: number }>) =>
    reading.selectFrom('users').select('username').where('id', '=', id),
  )

  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ username: 'Haldor' }).where('id', '=', member.id).execute()
    expect(await nameOf(tx, { id: member.id })).toEqual([{ username: 'Haldor' }])
    expect(await nameOf(db, { id: member.id })).toEqual([{ username: 'Tindra' }])
  })
})

test('a prepared change is written once, belongs to its transaction, and is undone with it', async () => {
  const { db, make } = await startSite()
  const [member, other] = [await make.member(), await make.member()]
  let written = 0
  const addPoint = preparedChange((tx, { id }: Blanks<{ id: number }>) => {
    written++
    return tx
      .updateTable('users')
      .set((set) => ({ points: set('points', '+', 1) }))
      .where('id', '=', id)
      .returning('points')
  })

  await db.transaction().execute(async (tx) => {
    expect(await addPoint(tx, { id: member.id })).toEqual([{ points: 1 }])
    expect(await addPoint(tx, { id: member.id })).toEqual([{ points: 2 }])
  })
  await expect(
    db.transaction().execute(async (tx) => {
      await addPoint(tx, { id: other.id })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await db.selectFrom('users').select('points').orderBy('id').execute()).toEqual([
    { points: 2 },
    { points: 0 },
  ])
  expect(written).toBe(1)
})

test('a transaction whose connection breaks before its first statement fails with it, and the next one has another', async () => {
  const { db, make, databaseUrl } = await startSite()
  const member = await make.member()
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  onTestFinished(() => admin.end())
  const add = (tx: typeof db) =>
    tx
      .updateTable('users')
      .set((set) => ({ points: set('points', '+', 1) }))
      .where('id', '=', member.id)
      .execute()

  await expect(
    db.transaction().execute(async (tx) => {
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'loadout' and datname = current_database()`,
      )
      await add(tx)
    }),
  ).rejects.toThrow()
  await expect
    .poll(() =>
      db
        .transaction()
        .execute((tx) => add(tx))
        .then(
          () => true,
          () => false,
        ),
    )
    .toBe(true)
  expect(await db.selectFrom('users').select('points').executeTakeFirst()).toEqual({ points: 1 })
})
