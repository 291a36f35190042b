import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { notificationLink } from '@loadout/contract/notifications/notification-link.ts'
import { notificationType } from '@loadout/contract/notifications/notification-types.ts'
import { getRankedWeek, getTopThree } from '@loadout/contract/rankings/rankings.ts'
import { listClosedWeeks } from '@loadout/contract/rankings/staff-weeks.ts'
import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import { earn } from '../../test/earn.ts'
import { inWaves } from '../../test/in-waves.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { notificationsOf } from '../../test/notifications-of.ts'
import { closeWeeks } from './close-weeks.ts'
import { DAY, MINUTE } from '../platform/clock.ts'

const WEEK = 7 * DAY
const MONDAY = new Date('2026-11-23T00:00:00.000Z')
const closed = weekOf(new Date(MONDAY.getTime() - 1))

/** Four members with points of the week before Monday, the first with most. */
async function fillWeek(site: TestSite) {
  const members = await times(4, (index) => site.make.member({ username: `Member${index}` }))
  const friday = new Date('2026-11-20T12:00:00.000Z')
  for (const [index, member] of members.entries())
    await earn(site, member, 400 - index * 100, friday)
  return members
}

test('RANK-08 RANK-13 AMB-98 AMB-132 a week is closed five minutes after its end, and its places are those of its last moment', async () => {
  const site = await startSite({ now: new Date(MONDAY.getTime() - MINUTE) })
  const members = await fillWeek(site)
  await closeWeeks(site.site)
  site.clock.set(new Date(MONDAY.getTime() + 5 * MINUTE - 1))
  await closeWeeks(site.site)
  expect(await site.call(getTopThree, {})).toEqual({ week: 0, users: [] })

  await earn(site, members[3]!, 5_000)
  site.clock.advance(1)
  await closeWeeks(site.site)
  const top = await site.call(getTopThree, {})
  expect(top.week).toBe(closed)
  expect(top.users).toEqual(
    [0, 1, 2].map((index) => ({
      id: members[index]!.id,
      username: `Member${index}`,
      avatar: `/media/avatar/${members[index]!.id}`,
      flags: 0,
      rank: index + 1,
      points: 400 - index * 100,
    })),
  )
})

test('RANK-13 C15 O11 whoever is banned or has left has no place in a closed week, as in the ranking before', async () => {
  const site = await startSite({ now: new Date(MONDAY.getTime() + 5 * MINUTE) })
  const [left, banned, third, fourth] = await fillWeek(site)
  const change = (member: { id: number } | undefined, values: object) =>
    site.db
      .updateTable('users')
      .set(values)
      .where('id', '=', member?.id ?? 0)
      .execute()
  await change(left, { left_at: MONDAY, leaves_at: MONDAY })
  await change(banned, { banned_until: 'infinity' })
  await closeWeeks(site.site)
  expect((await site.call(getTopThree, {})).users.map(({ id, rank }) => [id, rank])).toEqual([
    [third?.id, 1],
    [fourth?.id, 2],
  ])
})

test('A12 RANK-13 a week of more members than are written at once is closed whole, in the order of their points', async () => {
  const site = await startSite({ now: new Date(MONDAY.getTime() + 5 * MINUTE) })
  const count = 5_003
  await sql`
    with member as (
      insert into users (username, inserted)
      select 'Ranked' || number, ${MONDAY}::timestamptz - interval '1 year'
      from generate_series(1, ${count}::integer) as number returning id)
    insert into point_entry (user_id, task_id, points, inserted)
    select id, 0, 1 + id % 100, ${MONDAY}::timestamptz - interval '2 days' from member`.execute(
    site.db,
  )
  await closeWeeks(site.site)

  expect((await site.call(getRankedWeek, { week: closed })).members).toBe(count)
  const { rows } = await sql<{ places: number; wrong: number }>`
    select count(*)::integer as places,
      (count(*) filter (where rank <> place or points <> 1 + user_id % 100))::integer as wrong
    from (
      select *, row_number() over (order by points desc, user_id) as place from week_place
    ) as written`.execute(site.db)
  expect(rows).toEqual([{ places: count, wrong: 0 }])
})

test('A12 N01 N02 however many close a week at once, it is closed once, and whatever happens later changes none of it', async () => {
  const site = await startSite({ now: new Date(MONDAY.getTime() + 5 * MINUTE) })
  const members = await fillWeek(site)
  await inWaves(20, () => closeWeeks(site.site))
  const read = () => site.call(getRankedWeek, { week: closed })
  const before = await read()
  expect(before).toMatchObject({
    week: closed,
    from: (MONDAY.getTime() - WEEK) / 1_000,
    until: MONDAY.getTime() / 1_000,
    members: 4,
    cents: 0,
    next_page: null,
    previous_week: null,
    next_week: null,
  })
  expect(before.places.map(({ rank, points, user }) => [rank, points, user?.username])).toEqual([
    [1, 400, 'Member0'],
    [2, 300, 'Member1'],
    [3, 200, 'Member2'],
    [4, 100, 'Member3'],
  ])
  expect(await told(site)).toEqual([closed])

  await earn(site, members[3]!, 9_000, new Date('2026-11-20T12:00:00.000Z'))
  await site.db
    .updateTable('users')
    .set({ banned_until: 'infinity' })
    .where('id', '=', members[0]!.id)
    .execute()
  await closeWeeks(site.site)
  expect(await read()).toEqual(before)
  for (const change of ['points = 1', 'rank = 9', 'cents = 1'])
    await expect(sql.raw(`update week_place set ${change}`).execute(site.db)).rejects.toThrow(
      'a closed week stays as it is',
    )
  await expect(site.db.deleteFrom('week_place').execute()).rejects.toThrow('stays as it is')
  await expect(site.db.deleteFrom('ranked_week').execute()).rejects.toThrow('stays as it is')

  await site.db.deleteFrom('users').where('id', '=', members[1]!.id).execute()
  const { places } = await read()
  expect(places.map(({ rank, user }) => [rank, user?.username ?? null])).toEqual([
    [1, 'Member0'],
    [2, null],
    [3, 'Member2'],
    [4, 'Member3'],
  ])
})

test('NOTIF-04 AMB-110 everybody who had a place is told of it, once, and the notification leads to that week', async () => {
  // Until its end nobody closes the week by the clock.
  const site = await startSite({ now: new Date(MONDAY.getTime() - MINUTE), jobs: true })
  const members = await fillWeek(site)
  const stranger = await site.make.member()
  site.clock.set(new Date(MONDAY.getTime() + 5 * MINUTE))
  await closeWeeks(site.site)
  await closeWeeks(site.site)
  for (const [index, member] of members.entries()) {
    const [told, ...others] = await notificationsOf(site, member)
    expect(others).toEqual([])
    expect(notificationType(told!.type)?.key).toBe('points_rank')
    expect(told!.data).toMatchObject({ rank: index + 1, week: closed, points: 400 - index * 100 })
    expect(notificationLink(told!)).toBe(`/ranking/week/${closed}`)
  }
  expect(await notificationsOf(site, stranger)).toEqual([])
})

test('weeks that nobody closed are closed one after the other, also those in which nobody had points, and staff read them all', async () => {
  const site = await startSite({ now: new Date(MONDAY.getTime() + 2 * WEEK + 6 * MINUTE) })
  await fillWeek(site)
  await closeWeeks(site.site)
  const staff = await site.as(await site.make.member(staffWith('canManageMultipliers')))
  const { count, entries } = await site.call(listClosedWeeks, {}, staff)
  expect(count).toBe(3)
  expect(entries.map(({ week, members, cents }) => [week, members, cents])).toEqual([
    [closed + 2, 0, 0],
    [closed + 1, 0, 0],
    [closed, 4, 0],
  ])
  expect(await site.call(getRankedWeek, { week: closed })).toMatchObject({
    previous_week: null,
    next_week: closed + 1,
  })
  expect(await site.call(getRankedWeek, {})).toMatchObject({ week: closed + 2, places: [] })
  await expect(site.call(getRankedWeek, { week: closed + 3 })).rejects.toMatchObject({
    status: 404,
    code: 'week_not_found',
  })
})

/** The weeks that were told of, each as often as it was recorded. */
const told = async ({ db }: TestSite) =>
  (await db.selectFrom('event_log').select('data').where('kind', '=', 'week closed').execute()).map(
    ({ data }) => (data as { week: number }).week,
  )
