import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { formerName } from '@loadout/contract/accounts/former-member.ts'
import { listBalanceHistory } from '@loadout/contract/wallet/balance.ts'
import {
  changeDollars,
  listBalanceHistoryOf,
  listMostDollars,
} from '@loadout/contract/wallet/staff-wallet.ts'
import { settledInWaves } from '../../test/in-waves.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { bookDollars } from './book-dollars.ts'
import { checkDollars } from './check-dollars.ts'

test('WALLET-03 WALLET-04 WALLET-08 ADMIN-17 RT-08 staff add and take LD$ with a reason, which the member reads', async () => {
  const { call, as, make, db } = await startSite()
  const admin = await as(await make.member(staffWith('canChangeUserDollars')))
  const member = await make.member()
  const change = { user_id: member.id, dollars: 500, note: 'Correction' }
  expect(await call(changeDollars, change, admin)).toEqual({ dollars: 500 })
  expect(await call(changeDollars, { ...change, dollars: -120 }, admin)).toEqual({ dollars: 380 })

  const own = await as(member)
  const entry = { inserted: TEST_NOW.getTime() / 1_000, type: 0, data: { note: 'Correction' } }
  expect(await call(listBalanceHistory, {}, own)).toEqual({
    entries: [
      { id: expect.any(Number), dollars: -120, balance: 380, ...entry },
      { id: expect.any(Number), dollars: 500, balance: 500, ...entry },
    ],
  })
  expect((await call(getAuth, {}, own)).dollars).toBe(380)
  expect(
    await db
      .selectFrom('audit')
      .select(['admin_id', 'action', 'target', 'before', 'after'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    {
      admin_id: admin._u,
      action: 'dollars changed',
      target: `user ${member.id}`,
      before: { dollars: 0 },
      after: { dollars: 500, note: 'Correction' },
    },
    expect.objectContaining({
      before: { dollars: 500 },
      after: { dollars: 380, note: 'Correction' },
    }),
  ])
  const { rows } = await sql<{ payload: unknown }>`
    select data::jsonb - '_id' as payload from realtime_event
    where event = 'add-ld-dollars' order by number`.execute(db)
  expect(rows.map(({ payload }) => payload)).toEqual([
    { amount: 500, dollars: 500 },
    { amount: -120, dollars: 380 },
  ])
})

test('A06 A09 ADMIN-17 what cannot be booked is refused and leaves no trace', async () => {
  const { call, as, make, db } = await startSite()
  const admin = await make.member(staffWith('canChangeUserDollars'))
  const credentials = await as(admin)
  const member = await make.member({ dollars: 100 })
  const change = { user_id: member.id, dollars: -101, note: 'Correction' }
  const refused = (input: object, code: string, status = 400) =>
    expect(call(changeDollars, { ...change, ...input }, credentials)).rejects.toMatchObject({
      status,
      code,
    })
  await refused({}, 'balance_too_low')
  await refused({ dollars: 0 }, 'dollars_missing')
  await refused({ note: ' ' }, 'reason_missing')
  await refused({ user_id: admin.id, dollars: 1 }, 'own_dollars', 403)
  await refused({ user_id: 999_999 }, 'user_not_found', 404)
  for (const dollars of ['1e3', '0x10', '1.5', '+1', '--1', '1000000001', '9007199254740993'])
    await refused({ dollars }, 'invalid_request')
  expect(await db.selectFrom('audit').selectAll().execute()).toEqual([])
  expect(await call(listBalanceHistory, {}, await as(member))).toMatchObject({
    entries: [{ dollars: 100, balance: 100 }],
  })
})

test('WALLET-02 WALLET-08 A13 a member reads their own history alone, twenty entries at a time and by type', async () => {
  const {
    call,
    as,
    make,
    clock,
    site: { transaction },
  } = await startSite()
  const member = await make.member()
  const other = await make.member({ dollars: 7_700 })
  for (let rank = 1; rank <= 25; rank++)
    await transaction((work) =>
      bookDollars(work, clock, [
        { userId: member.id, dollars: rank, type: 1, cause: `week ${rank}`, data: { rank } },
      ]),
    )
  await make.dollars(member, 1)
  const own = await as(member)
  const ask = async (input: Record<string, unknown>) =>
    (await call(listBalanceHistory, input, own)).entries.map(({ dollars }) => dollars)

  expect(await ask({})).toHaveLength(20)
  expect(await ask({ offset: 20 })).toEqual([6, 5, 4, 3, 2, 1])
  expect(await ask({ type: 0 })).toEqual([1])
  expect(await ask({ type: 1, limit: 2 })).toEqual([25, 24])
  expect(await ask({ user_id: other.id, id: other.id, limit: 1 })).toEqual([1])
  await expect(call(listBalanceHistory, {})).rejects.toMatchObject({ status: 401 })
})

test('A05 WALLET-09 no statement can part a balance from its entries, nor change one that is booked', async () => {
  const { make, db } = await startSite()
  const member = await make.member({ dollars: 500 })
  const attempts = [
    sql`update users set dollars = 600 where id = ${member.id}`,
    sql`insert into users (username, inserted, dollars) values ('thief', now(), 5)`,
    sql`update dollar_leg set dollars = 600, balance = 600 where user_id = ${member.id}`,
    sql`update dollar_transfer set data = '{}'`,
    sql`delete from dollar_leg`,
    sql`delete from dollar_transfer`,
    sql`insert into dollar_leg (transfer_id, user_id, dollars, balance) values (1, null, 5, null)`,
    sql`with transfer as (insert into dollar_transfer (type, cause, data, inserted) values (0, 'x', '{}', now()) returning id)
      insert into dollar_leg (transfer_id, user_id, dollars, balance) select id, ${member.id}::integer, 5, 505 from transfer`,
    sql`with transfer as (insert into dollar_transfer (type, cause, data, inserted) values (0, 'x', '{}', now()) returning id)
      insert into dollar_leg (transfer_id, user_id, dollars, balance)
      select id, ${member.id}::integer, 5, 505 from transfer union all select id, null, -5, null from transfer`,
    sql`with transfer as (insert into dollar_transfer (type, cause, data, inserted) values (0, 'x', '{}', now()) returning id),
      paid as (update users set dollars = 900 where id = ${member.id})
      insert into dollar_leg (transfer_id, user_id, dollars, balance)
      select id, ${member.id}::integer, 5, 900 from transfer union all select id, null, -5, null from transfer`,
  ]
  for (const attempt of attempts)
    await expect(attempt.execute(db)).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:23514|23001|23505)$/),
    })
  expect(await checkDollars(db)).toEqual({
    wrong: 0,
    lines: ['Every LD$ has come from the site: 1 members, 1 transfers, LD$ 5.00.'],
  })
})

test('A05 A06 WALLET-09 what many book at once for the same members is the sum of it, each cause once', async () => {
  const {
    make,
    db,
    clock,
    site: { transaction },
  } = await startSite()
  const members = [await make.member({ dollars: 300 }), await make.member({ dollars: 300 })]
  const wishOf = (number: number) => ({
    cause: `try ${number % 50}`,
    dollars: ((number * 37) % 90) - 60,
    userId: members[number % 2]?.id ?? 0,
  })
  const wishes = Array.from({ length: 60 }, (_, number) => wishOf(number))
  const outcomes = await settledInWaves(wishes.length, (place) =>
    transaction((work) => bookDollars(work, clock, [{ ...wishOf(place), type: 0, data: {} }])),
  )
  const booked = new Map<string, (typeof wishes)[number]>()
  outcomes.forEach((outcome, number) => {
    const wish = wishes[number]
    if (wish && outcome.status === 'fulfilled' && outcome.value.size > 0) {
      expect(booked.has(wish.cause)).toBe(false)
      booked.set(wish.cause, wish)
    }
  })
  for (const { id } of members) {
    const sum = [...booked.values()]
      .filter(({ userId }) => userId === id)
      .reduce((total, { dollars }) => total + BigInt(dollars), 300n)
    const { dollars } = await db
      .selectFrom('users')
      .select('dollars')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(BigInt(dollars)).toBe(sum)
  }
  expect((await checkDollars(db)).wrong).toBe(0)
})

test('A10 what is rolled back is neither booked nor told', async () => {
  const {
    make,
    db,
    clock,
    as,
    call,
    site: { transaction },
  } = await startSite()
  const member = await make.member()
  const booking = { userId: member.id, dollars: 5, type: 0, cause: 'x', data: {} } as const
  await expect(
    transaction(async (work) => {
      await bookDollars(work, clock, [booking])
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect((await call(getAuth, {}, await as(member))).dollars).toBe(0)
  expect(await checkDollars(db)).toMatchObject({ wrong: 0 })
})

test('ADMIN-27 members with most LD$ are listed, and those without any are not', async () => {
  const { call, as, make } = await startSite()
  const admin = await as(await make.member(staffWith('canSeeTopLDList')))
  const [poor, rich] = [await make.member({ dollars: 5 }), await make.member({ dollars: 900 })]
  await make.member()
  const list = await call(listMostDollars, {}, admin)
  expect(list.count).toBe(2)
  expect(list.entries.map(({ id, dollars }) => [id, dollars])).toEqual([
    [rich.id, 900],
    [poor.id, 5],
  ])
  expect((await call(listMostDollars, { limit: 1, offset: 1 }, admin)).entries).toEqual([
    {
      id: poor.id,
      username: poor.username,
      avatar: `/media/avatar/${poor.id}`,
      flags: 0,
      dollars: 5,
    },
  ])
})

test('ADMIN-27 O11 whoever has left is not among those with most LD$', async () => {
  const { call, as, make, db } = await startSite()
  const admin = await as(await make.member(staffWith('canSeeTopLDList')))
  const [left, stayed] = [await make.member({ dollars: 900 }), await make.member({ dollars: 5 })]
  const leaving = { left_at: TEST_NOW, leaves_at: TEST_NOW, username: formerName(left.id) }
  await db.updateTable('users').set(leaving).where('id', '=', left.id).execute()
  expect(await call(listMostDollars, {}, admin)).toMatchObject({
    count: 1,
    entries: [{ id: stayed.id, dollars: 5 }],
  })
})

test('ADMIN-05 staff who see people read the history of anybody', async () => {
  const { call, as, make } = await startSite()
  const admin = await as(await make.member(staffWith('canSeeUserProfile')))
  const member = await make.member({ dollars: 5 })
  expect(await call(listBalanceHistoryOf, { user_id: member.id }, admin)).toMatchObject({
    entries: [{ dollars: 5, balance: 5 }],
  })
})
