import { expect, test } from 'vitest'
import { z } from 'zod'
import { signup } from '@loadout/contract/accounts/accounts.ts'
import { endpoint } from '@loadout/contract/platform/endpoint.ts'
import { wireId } from '@loadout/contract/platform/wire.ts'
import { createDatabase, startSite, startSiteOn } from '../../test/start-site.ts'
import { deleteExpiredReplays } from './replays.ts'
import { DAY } from './clock.ts'

const person = {
  username: 'Haldor',
  email: 'haldor@mail.example',
  password: 'correct horse',
  country_id: 216,
}

test('AMB-150 an answer is kept for repeats for a day, and then deleted', async () => {
  const { call, clock, db } = await startSite()
  const _k = crypto.randomUUID()
  await call(signup, person, { _k })

  clock.advance(DAY)
  await deleteExpiredReplays(db, clock)
  expect(await db.selectFrom('replay').select('key').execute()).toEqual([{ key: _k }])
  clock.advance(1_000)
  await deleteExpiredReplays(db, clock)
  expect(await db.selectFrom('replay').select('key').execute()).toEqual([])
})

const count = endpoint({
  method: 'POST',
  path: '/test/count',
  access: 'anyone',
  summary: 'Counts how often it was sent.',
  input: z.object({ by: wireId }),
  output: z.object({ count: z.int() }),
  once: true,
})
/** As the next release has it. */
const countKindly = { ...count, input: z.object({ by: wireId, kindly: z.string().default('yes') }) }

test('AMB-150 O06 what was done in one release is not done again by a repeat in the next, which has another field', async () => {
  const databaseUrl = await createDatabase()
  let counted = 0
  const release = (served: typeof count) =>
    startSiteOn(databaseUrl, {
      extend: (_, { serve }) =>
        serve(served, ({ transaction }) => transaction(async () => ({ count: ++counted }))),
    })
  const sent = [count, { by: 1 }, { _k: crypto.randomUUID() }] as const

  expect(await (await release(count)).call(...sent)).toEqual({ count: 1 })
  expect(await (await release(countKindly)).call(...sent)).toEqual({ count: 1 })
})

/**
 * Locks two members one after the other; at its first attempt it waits between them for somebody
 * else who does the same.
 */
const swap = endpoint({
  method: 'POST',
  path: '/test/swap',
  access: 'anyone',
  summary: 'Locks two members.',
  input: z.object({ first: wireId, second: wireId }),
  output: z.object({ attempts: z.int() }),
})

function swapping() {
  const waiting: (() => void)[] = []
  const meet = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 2) for (const go of waiting.splice(0)) go()
    })
  return startSite({
    extend: (_, { serve }) =>
      serve(swap, async ({ input: { first, second }, transaction }) => {
        let attempts = 0
        return transaction(async ({ tx }) => {
          attempts++
          const add = (id: number) =>
            tx
              .updateTable('users')
              .set((set) => ({ points: set('points', '+', 1) }))
              .where('id', '=', id)
              .execute()
          await add(first)
          if (attempts === 1) await meet()
          await add(second)
          return { attempts }
        })
      }),
  })
}

test('B05 of two changes that lock each other out one is done again, and neither is lost', async () => {
  const { call, make, db } = await swapping()
  const [one, other] = [await make.member(), await make.member()]
  const answers = await Promise.all([
    call(swap, { first: one.id, second: other.id }),
    call(swap, { first: other.id, second: one.id }),
  ])

  // PostgreSQL may end both, when each finds out at the same moment.
  expect(Math.max(...answers.map(({ attempts }) => attempts))).toBeGreaterThan(1)
  expect(await db.selectFrom('users').select('points').execute()).toEqual([
    { points: 2 },
    { points: 2 },
  ])
})
