import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getAuth, login, signup } from '@loadout/contract/accounts/accounts.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { eventually } from '../test/eventually.ts'
import { closedWeek } from '../test/closed-week.ts'
import { refuseLarge } from '../test/refuse-large.ts'
import { startSite, type TestSite } from '../test/start-site.ts'
import * as domains from './domains.ts'
import { deleteExpired } from './delete-expired.ts'
import { deleteExpiredOutbox } from './platform/realtime/outbox.ts'
import type { Tables } from './platform/db/tables.ts'
import { HOUR, DAY } from './platform/clock.ts'

const countIn = async (
  { db }: Pick<TestSite, 'db'>,
  table: 'event_log' | 'session' | 'account_link' | 'replay',
) =>
  (
    await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

test('what happened is known for thirty days, and points stay', async () => {
  const site = await startSite()
  const [news, member] = [await site.make.news(), await site.make.member()]
  await site.call(getNews, { id: news.id }, await site.as(member))
  site.clock.advance(30 * DAY)
  await deleteExpired(site.site, Object.values(domains))
  expect(await countIn(site, 'event_log')).toBe(1)
  site.clock.advance(1_000)
  await deleteExpired(site.site, Object.values(domains))
  expect(await countIn(site, 'event_log')).toBe(0)
  expect(
    await site.db.selectFrom('users').select('points').where('id', '=', member.id).execute(),
  ).toEqual([{ points: 20 }])
  expect(await site.db.selectFrom('point_entry').select('points').execute()).toEqual([
    { points: 20 },
  ])
})

test('AMB-83 a session is deleted when it has ended, ninety days after its last use, and not before', async () => {
  const site = await startSite()
  await site.make.member({ username: 'Haldor', password: 'correct horse' })
  const { id, token } = await site.call(login, { username: 'Haldor', password: 'correct horse' })
  await site.as({ id: id ?? 0 })
  site.clock.advance(50 * DAY)
  await site.call(getAuth, {}, { _u: id, _t: token })
  site.clock.advance(40 * DAY)
  await deleteExpired(site.site, Object.values(domains))
  expect(await countIn(site, 'session')).toBe(1)
  expect((await site.call(getAuth, {}, { _u: id, _t: token })).id).toBe(id)
  site.clock.advance(90 * DAY)
  await deleteExpired(site.site, Object.values(domains))
  expect(await countIn(site, 'session')).toBe(0)
})

test('AMB-156 AMB-150 E04 links that have expired and count no more, and answers kept for repeats are deleted, those that are good are not', async () => {
  const site = await startSite()
  const _k = crypto.randomUUID()
  // Mails a link that is good for a day.
  const { id } = await site.call(
    signup,
    {
      username: 'Haldor',
      email: 'haldor@mail.example',
      password: 'correct horse',
      country_id: 216,
    },
    { _k },
  )
  await site.make.link({ id }, 'sign-in')
  // Worthless already, but a mail of this hour.
  await site.db
    .updateTable('account_link')
    .set({ expires: site.clock.now() })
    .where('kind', '=', 3)
    .execute()
  await deleteExpired(site.site, Object.values(domains))
  expect(await countIn(site, 'account_link')).toBe(2)
  site.clock.advance(HOUR)
  await deleteExpired(site.site, Object.values(domains))
  expect([await countIn(site, 'account_link'), await countIn(site, 'replay')]).toEqual([1, 1])
  site.clock.advance(DAY)
  await deleteExpired(site.site, Object.values(domains))
  expect([await countIn(site, 'account_link'), await countIn(site, 'replay')]).toEqual([0, 0])
})

test('N02 a site that does jobs deletes what is expired every hour', async () => {
  const { db } = await startSite({ jobs: true })
  const crons = async () =>
    (
      await sql<{
        cron: string
      }>`select cron from pgboss.schedule where key = 'forget-what-is-old'`.execute(db)
    ).rows
  await eventually(async () => expect(await crons()).toEqual([{ cron: '23 * * * *' }]))
})

/** More rows of each than one statement deletes, whose time has come at the epoch of 1970. */
const OLD_ROWS: Partial<Record<keyof Tables, string>> = {
  session: `select sha256(n::text::bytea), 1, at, at from rows`,
  intent: `select 1, 0, n, null from rows`,
  esportal_game: `select 1, n, at from rows`,
  attempt: `select sha256(n::text::bytea), 1, at from rows`,
  realtime_event: `select gen_random_uuid(), 'global', 'x', '{}', null, true, at from rows`,
  ranking_sum: `select 1, 0, n % 2, n, 1, at from rows`,
}
const COLUMNS: Partial<Record<keyof Tables, string>> = {
  session: '(token_hash, user_id, inserted, used)',
  realtime_event: '(id, channel, event, data, except_socket, relayed, inserted)',
}

test('what has had its time goes also where it is more than one statement deletes', async () => {
  const site = await startSite()
  const { db, make } = site
  await make.member()
  await closedWeek(site)
  const tables = Object.keys(OLD_ROWS) as (keyof Tables)[]
  for (const table of tables) {
    await sql`
      insert into ${sql.raw(`${table} ${COLUMNS[table] ?? ''}`)}
      with rows as (select n, to_timestamp(n) as at from generate_series(1, 10_003) as n)
      ${sql.raw(OLD_ROWS[table] ?? '')}`.execute(db)
    await refuseLarge(db, table)
  }
  await deleteExpired(site.site, Object.values(domains))
  await deleteExpiredOutbox(db)()
  for (const table of tables) {
    const left = await sql`select from ${sql.table(table)}`.execute(db)
    expect(left.rows.length, table).toBe(0)
  }
})

test('G17 half a year after their decision the words of more reports go than one statement empties', async () => {
  const site = await startSite()
  const { db, make } = site
  const member = await make.member()
  await sql`
    insert into reported_thing
      (id, kind, thing_id, path, snapshot, first_reported, last_reported, decision, decided_at)
    select n, 'comment', n, '/', '{}', to_timestamp(0), to_timestamp(0), 0, to_timestamp(0)
    from generate_series(1, 10_003) as n`.execute(db)
  await sql`
    insert into report (reported_id, reporter_id, reason, words, inserted)
    select id, ${member.id}, 'other', 'Look', to_timestamp(0) from reported_thing`.execute(db)
  for (const table of ['reported_thing', 'report'] as const) await refuseLarge(db, table)
  await deleteExpired(site.site, Object.values(domains))
  const left = await sql`
    select from report join reported_thing on reported_thing.id = reported_id
    where words <> '' or snapshot is not null`.execute(db)
  expect(left.rows).toHaveLength(0)
})
