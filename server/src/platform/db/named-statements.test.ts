import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { stopMonotonicClock } from '../../../test/monotonic-clock.ts'
import { UNHURRIED_LIMITS } from '../../../test/unhurried-limits.ts'
import { openDatabase } from './database.ts'

/** As many as a connection keeps (decision 0005). */
const MOST_NAMES = 500

type Ask = (text: string, ...parameters: unknown[]) => Promise<unknown[]>

/** One connection of each kind, so that whatever is asked of it has been asked on the same. */
async function openConnections(): Promise<Record<'own' | 'shared', Ask>> {
  const url = await emptyDatabase()
  const { db, close } = openDatabase({ url, connections: 1, limits: UNHURRIED_LIMITS })
  onTestFinished(close)
  // A shared connection that answers slowly is left, and what it has prepared with it.
  stopMonotonicClock()
  return {
    own: async (text, ...parameters) =>
      (await db.executeQuery(CompiledQuery.raw(text, parameters))).rows,
    shared: (text, ...parameters) => db.readShared!(text, parameters),
  }
}

/** As often as the connection has it prepared, how often it was run so. */
const timesPrepared = (ask: Ask, text: string) =>
  ask(
    `select generic_plans::int + custom_plans::int as runs
    from pg_prepared_statements where statement = $1`,
    text,
  )

const plus = (number: number) => `select $1::int + ${number} as sum`

test.each(['own', 'shared'] as const)(
  'a statement that is asked again on a connection (%s) is not planned again: it stands there once',
  async (kind) => {
    const { [kind]: ask } = await openConnections()
    expect(await ask(plus(1), 1)).toEqual([{ sum: 2 }])
    expect(await ask(plus(1), 2)).toEqual([{ sum: 3 }])
    expect(await timesPrepared(ask, plus(1))).toEqual([{ runs: 2 }])
  },
)

test.each(['own', 'shared'] as const)(
  'a statement beyond those that a connection (%s) keeps is answered all the same, and those before it stay',
  async (kind) => {
    const { [kind]: ask } = await openConnections()
    for (let number = 0; number < MOST_NAMES; number++)
      expect(await ask(plus(number), 1)).toEqual([{ sum: number + 1 }])

    const beyond = plus(MOST_NAMES)
    expect(await ask(beyond, 1)).toEqual([{ sum: MOST_NAMES + 1 }])
    expect(await ask(beyond, 2)).toEqual([{ sum: MOST_NAMES + 2 }])
    expect(await timesPrepared(ask, beyond)).toEqual([])
    expect(await ask(plus(0), 2)).toEqual([{ sum: 2 }])
    expect(await timesPrepared(ask, plus(0))).toEqual([{ runs: 2 }])
    expect(await ask('select count(*)::int as kept from pg_prepared_statements')).toEqual([
      { kept: MOST_NAMES },
    ])
  },
)

test('O06 a statement with all columns of a table is refused once and no more when a newer release has given it another, and a shared read never', async () => {
  const { own, shared } = await openConnections()
  const all = 'select * from thing'
  await own('create table thing as select 1 as first')
  expect(await own(all)).toEqual([{ first: 1 }])
  await own('alter table thing add column second integer')
  await expect(own(all)).rejects.toMatchObject({ code: '0A000' })
  expect(await own(all)).toEqual([{ first: 1, second: null }])

  expect(await shared(all)).toEqual([{ first: 1, second: null }])
  await own('alter table thing add column third integer')
  expect(await shared(all)).toEqual([{ first: 1, second: null, third: null }])
})
