import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { listMostPoints, listMostPointsLastWeek } from '@loadout/contract/points/most-points.ts'
import { getTopThree, listRankingStats, statKeys } from '@loadout/contract/rankings/rankings.ts'
import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import { listCashOuts, listShopItems } from '@loadout/contract/store/store.ts'
import { checkOrders } from '../store/check-orders.ts'
import { checkDollars } from '../wallet/check-dollars.ts'
import { readLedger } from '../points/ledger.ts'
import { checkRankings } from '../rankings/check-rankings.ts'
import { shareDemo } from '../../test/share-demo.ts'
import { TEST_NOW } from '../../test/start-site.ts'

const { site, rows } = shareDemo()

test('the people are from many countries, say hardly anything twice and upvote most of it', async () => {
  const [people] = await rows(sql<{ countries: number; largest: number }>`
    select count(*)::int as countries, max(people)::int as largest from (select count(*) as people from users group by country_id) of_country`)
  expect(people!.countries).toBeGreaterThanOrEqual(60)
  expect(people!.largest).toBeLessThan(80)
  const [talk] = await rows(sql<{
    messages: number
    writers: number
    upvoted: number
    mostly: number
  }>`
    select count(distinct message)::int as messages, count(distinct author_id)::int as writers, count(*) filter (where upvotes > 0)::int as upvoted,
      (select max(times)::int from (select count(*) as times from comment group by message) said) as mostly
    from comment`)
  expect(talk!.messages).toBeGreaterThan(2_500)
  expect(talk!.mostly).toBeLessThanOrEqual(3)
  expect(talk!.writers).toBeGreaterThan(300)
  expect(talk!.upvoted).toBeGreaterThan(2_000)
})

test('STORE-18 STORE-27 WALLET-07 A05 the store sells forty items with pictures, orders are in every state, and the books are right', async () => {
  const { call, get, db } = site()
  const { entries } = await call(listShopItems, {})
  expect(entries).toHaveLength(40)
  expect(entries.filter(({ featured }) => featured)).toHaveLength(4)
  for (const { image } of [...entries.slice(0, 2), ...entries.slice(-2)])
    expect((await get(`${image}/400x300.webp`)).status).toBe(200)
  expect((await call(listCashOuts, {})).entries.length).toBeGreaterThan(16)
  expect(await rows(sql`select distinct status from shop_order order by status`)).toEqual(
    [0, 1, 2, 3].map((status) => ({ status })),
  )
  expect(
    await rows(sql`
      select users.dollars, count(*) > 20 as long, count(distinct type) as types
      from users join dollar_leg leg on leg.user_id = users.id join dollar_transfer transfer on transfer.id = transfer_id
      where username = 'demo' group by users.id`),
  ).toEqual([{ dollars: 6_450, long: true, types: 4 }])
  expect(await checkDollars(db)).toMatchObject({ wrong: 0 })
  expect(await checkOrders(db)).toMatchObject({ wrong: 0 })
})

test('SUP-02 SUP-04 tickets are in every state and category, every order has one, and what is canned is in seven languages', async () => {
  expect(await rows(sql`select distinct resolved from support_ticket order by resolved`)).toEqual(
    [0, 1, 2].map((resolved) => ({ resolved })),
  )
  expect(await rows(sql`select distinct category from support_ticket order by category`)).toEqual(
    [0, 1, 2, 3, 4, 5].map((category) => ({ category })),
  )
  expect(await rows(sql`select id from shop_order where ticket_id is null`)).toEqual([])
  expect(
    await rows(
      sql`select id from support_ticket where inserted > ${TEST_NOW} or updated > ${TEST_NOW}`,
    ),
  ).toEqual([])
  const times = await rows(sql<{ inserted: Date }>`select inserted from support_ticket order by id`)
  expect(times).toEqual(times.toSorted((a, b) => +a.inserted - +b.inserted))
  expect(
    await rows(sql`select count(distinct language_id)::int as languages from canned_reply_text`),
  ).toEqual([{ languages: 7 }])
})

test('STATS-01 STATS-02 POINTS-47 people have earned points for what they wrote: this week and the last have a top ten, and every balance is the sum of its ledger', async () => {
  const { call, db } = site()
  for (const list of [listMostPoints, listMostPointsLastWeek]) {
    const scores = (await call(list, {})).entries.map(({ score }) => score)
    expect(scores).toHaveLength(10)
    expect(new Set(scores).size).toBeGreaterThan(2)
  }
  expect(await readLedger(db)).toMatchObject({ members: 400, wrong: 0 })
  expect(
    await rows(
      sql`select user_id from point_entry where task_id = 1 group by user_id, (inserted at time zone 'UTC')::date having count(*) > 10`,
    ),
  ).toEqual([])
})

test('RANK-08 RANK-12 weeks that are over are closed, the last with a top three, and each list of the ranking has somebody', async () => {
  const { call, db, clock } = site()
  const { week, users } = await call(getTopThree, {})
  expect(week).toBe(weekOf(clock.now()) - 1)
  expect(users.map(({ rank }) => rank)).toEqual([1, 2, 3])
  const lists = await call(listRankingStats, { filter: 'all' })
  for (const key of statKeys) expect(lists[key].length, key).toBeGreaterThanOrEqual(8)
  expect(await checkRankings(db)).toMatchObject({ wrong: 0 })
})

test.each([
  { username: 'demo', flags: Flag.HasVerifiedEmail, permissions: 0 },
  {
    username: 'demomod',
    flags: Flag.Moderator | Flag.HasVerifiedEmail,
    permissions: Permission.canDeleteComments,
  },
  {
    username: 'demoadmin',
    flags: Flag.Admin | Flag.HasVerifiedEmail,
    permissions: everyPermission,
  },
])(
  'E01 $username has the flags $flags, the permissions $permissions and a password stored as argon2id',
  async ({ username, flags, permissions }) => {
    const [person] = await rows(
      sql<{
        password_hash: string
      }>`select flags, permissions, password_hash from users where username = ${username}`,
    )
    expect(person).toEqual({
      flags,
      permissions,
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    })
  },
)

test('ROLE-10 the staff differs in what it may do, one of it may do nothing, and one has permissions that count for nothing', async () => {
  const staff = await rows(
    sql<{
      flags: number
      permissions: number
    }>`select flags, permissions from users where (flags & ${Flag.Moderator | Flag.Admin}) <> 0 or permissions <> 0`,
  )
  expect(new Set(staff.map(({ permissions }) => permissions)).size).toBeGreaterThanOrEqual(10)
  expect(staff.filter(({ permissions }) => permissions === 0)).toHaveLength(1)
  expect(staff.filter(({ flags }) => (flags & (Flag.Moderator | Flag.Admin)) === 0)).toEqual([
    { flags: Flag.HasVerifiedEmail, permissions: Permission.canDeleteComments },
  ])
})

test.each(Object.entries(Flag))('ROLE-01 to ROLE-08 somebody has the flag %s', async (_, flag) => {
  expect(await rows(sql`select id from users where (flags & ${flag}) <> 0 limit 1`)).toHaveLength(1)
})

test('nobody else of the demo community can sign in', async () => {
  expect(await rows(sql`select count(*)::int from users where password_hash is not null`)).toEqual([
    { count: 3 },
  ])
})

test('the demo’s own account follows people, is followed, and finds a full list of what concerns it', async () => {
  const [demo] = await rows(sql<{
    followers: number
    following: number
    told: number
    kinds: number
  }>`
    select follower_count as followers, following_count as following,
      (select count(*)::int from notification where user_id = users.id) as told,
      (select count(distinct type)::int from notification where user_id = users.id) as kinds
    from users where username = 'demo'`)
  expect(demo!.followers).toBeGreaterThanOrEqual(10)
  expect(demo!.following).toBeGreaterThanOrEqual(5)
  expect(demo!.told).toBeGreaterThanOrEqual(20)
  expect(demo!.kinds).toBeGreaterThanOrEqual(2)
  expect(
    await rows(
      sql`select id from users where follower_count <> (select count(*) from follow where followed_id = users.id)`,
    ),
  ).toEqual([])
})
