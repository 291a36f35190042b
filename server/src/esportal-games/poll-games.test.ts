import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOwnPoints } from '@loadout/contract/points/history.ts'
import { connectEsportal } from '@loadout/contract/providers/esportal.ts'
import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import { stopMonotonicClock } from '../../test/monotonic-clock.ts'
import { esportalStandIn } from '../../test/stand-ins/esportal-games.ts'
import { startSite } from '../../test/start-site.ts'
import { nextPolled } from '../providers/esportal-accounts.ts'
import { deleteExpiredGames, pollGames } from './poll-games.ts'
import { DAY, HOUR } from '../platform/clock.ts'

async function siteWithEsportal() {
  const standIn = await esportalStandIn()
  const site = await startSite({ environment: { PROVIDER_STAND_INS: standIn.origin } })
  const { db, clock, make, call, as } = site
  const { esportal } = site.site
  if (!esportal) throw new Error('Esportal is not switched on')

  /** A member whose name at Esportal is connected from now on. */
  async function player(username: string, connected_at = clock.now()) {
    const member = await make.member()
    await db
      .insertInto('provider_account')
      .values({
        user_id: member.id,
        provider: providerIds.steam,
        external_id: username,
        handle: username,
        connected_at,
      })
      .execute()
    await db
      .insertInto('esportal_account')
      .values({ user_id: member.id, username, connected_at, polled_at: connected_at })
      .execute()
    return member
  }
  const earned = async (member: { id: number }) =>
    (await call(listOwnPoints, { limit: 100 }, await as(member))).entries
      .map(({ key, points }) => `${key} ${points}`)
      .toSorted()
  const secondsAgo = (seconds: number) => Math.floor(clock.now().getTime() / 1_000) - seconds
  return {
    ...site,
    standIn,
    player,
    earned,
    secondsAgo,
    poll: () => pollGames(site.site, esportal),
  }
}

test('POINTS-28 AMB-125 each finished game at Esportal is paid once, by what it is: 250, won 300, of a tournament 400, prime 500', async () => {
  const { player, clock, standIn, poll, earned, secondsAgo } = await siteWithEsportal()
  const member = await player('saga')
  clock.advance(HOUR)
  standIn.play(
    'saga',
    { id: 1, finished: secondsAgo(50) },
    { id: 2, finished: secondsAgo(40), won: true },
    { id: 3, finished: secondsAgo(30), won: true, tournament: true },
    { id: 4, finished: secondsAgo(20), won: true, tournament: true, prime: true },
    { id: 5, finished: null, prime: true },
  )
  await poll()
  const paid = [
    'esportal_game 250',
    'esportal_game_won 300',
    'esportal_prime_game 500',
    'esportal_tournament_game 400',
  ]
  expect(await earned(member)).toEqual(paid)

  // The one that was going on has ended, and another is called prime afterwards.
  standIn.play(
    'saga',
    { id: 1, finished: secondsAgo(50), prime: true },
    { id: 5, finished: secondsAgo(0), prime: true },
  )
  await poll()
  await poll()
  expect(await earned(member)).toEqual([...paid, 'esportal_prime_game 500'].toSorted())
})

test('POINTS-28 a game from before the name was connected, of a week ago or of the future pays nothing', async () => {
  const { player, clock, standIn, poll, earned, secondsAgo } = await siteWithEsportal()
  const member = await player('saga')
  clock.advance(9 * DAY)
  standIn.play(
    'saga',
    { id: 1, finished: secondsAgo(9 * 86_400 + 1) },
    { id: 2, finished: secondsAgo(7 * 86_400 + 1) },
    { id: 3, finished: secondsAgo(-60) },
  )
  await poll()
  expect(await earned(member)).toEqual([])
})

test('POINTS-28 whoever has waited longest is asked for first, and a name that Esportal has no more keeps nobody waiting', async () => {
  const { player, clock, standIn, poll, earned, secondsAgo } = await siteWithEsportal()
  const [gone, member] = [await player('gone'), await player('saga')]
  clock.advance(HOUR)
  standIn.play('saga', { id: 1, finished: secondsAgo(10) })
  await poll()
  expect(standIn.asked).toEqual(['gone', 'saga'])
  expect([await earned(gone), await earned(member)]).toEqual([[], ['esportal_game 250']])
})

test.each([
  { what: 'says 500', status: 500, body: 'no' },
  { what: 'answers no JSON', status: 200, body: '<html>' },
  { what: 'answers another form', status: 200, body: '[{"id":"1"}]' },
  { what: 'answers a megabyte', status: 200, body: ' '.repeat(1_000_000) },
])('J02 an Esportal that $what pays nothing, and is asked again', async ({ status, body }) => {
  const { player, clock, standIn, poll, earned, secondsAgo, log } = await siteWithEsportal()
  const member = await player('saga')
  clock.advance(HOUR)
  standIn.play('saga', { id: 1, finished: secondsAgo(10) })
  standIn.say((_, response) => void response.writeHead(status).end(body))
  await poll()
  expect(await earned(member)).toEqual([])
  expect(log.join('')).toContain('esportal gave no answer')
  standIn.say(undefined)
  await poll()
  expect(await earned(member)).toEqual(['esportal_game 250'])
})

const wonGame = { id: 1, finished: 1, won: true, tournament: false, prime: false }
const tooMany = JSON.stringify(Array.from({ length: 51 }, (_, id) => ({ ...wonGame, id: id + 1 })))
const never = JSON.stringify([{ ...wonGame, finished: Number.MAX_SAFE_INTEGER }])

test.each([
  { what: 'is refused', status: 403, body: '{}' },
  { what: 'is answered in another form', status: 200, body: '[{"id":"1"}]' },
  { what: 'has more games than a page holds', status: 200, body: tooMany },
  { what: 'has a game that ended at no moment there is', status: 200, body: never },
  { what: 'is answered with a megabyte', status: 200, body: ' '.repeat(1_000_000) },
])('POINTS-28 J02 a name that $what stops nobody behind it', async ({ status, body }) => {
  const { player, clock, standIn, poll, earned, secondsAgo, log } = await siteWithEsportal()
  const [odd, member] = [await player('odd'), await player('saga')]
  clock.advance(HOUR)
  standIn.sayOf('odd', (_, response) => void response.writeHead(status).end(body))
  standIn.play('saga', { id: 1, finished: secondsAgo(10) })
  await poll()
  expect(await earned(member)).toEqual(['esportal_game 250'])
  expect(log.join('')).toContain(`games of member ${odd.id} are not known`)

  // It has had its turn, so that whoever has connected before that is first.
  await player('newcomer', new Date(clock.now().getTime() - HOUR / 2))
  await poll()
  expect(standIn.asked).toEqual(['odd', 'saga', 'newcomer', 'odd', 'saga'])
})

test.each([429, 503])(
  'J02 an Esportal that says %i is asked no more in this round',
  async (status) => {
    const { player, clock, standIn, poll } = await siteWithEsportal()
    await player('saga')
    await player('runa')
    clock.advance(HOUR)
    standIn.say((_, response) => void response.writeHead(status).end('no'))
    await poll()
    await poll()
    expect(standIn.asked).toEqual(['saga', 'saga'])
  },
)

test('J02 an Esportal that members cannot connect is left alone by the games, too', async () => {
  stopMonotonicClock()
  const { call, as, player, standIn, poll, log } = await siteWithEsportal()
  const credentials = await as(await player('saga'))
  standIn.say((_, response) => void response.writeHead(503).end('no'))
  const connect = () => call(connectEsportal, { username: 'saga' }, credentials)
  for (let time = 0; time < 5; time++) await expect(connect()).rejects.toThrow()
  await poll()
  expect(standIn.asked).toHaveLength(5)
  expect(log.join('')).toContain('esportal gave no answer: paused')
})

test('POINTS-28 whose turn it is at Esportal is found without looking at every name', async () => {
  const { db } = await siteWithEsportal()
  await sql`
    with member as (
      insert into users (username, inserted)
      select 'player' || number, now() from generate_series(1, 2000) as number returning id
    ), steam as (
      insert into provider_account (user_id, provider, external_id, handle, connected_at)
      select id, ${sql.lit(providerIds.steam)}, id, id, now() from member returning user_id
    )
    insert into esportal_account (user_id, username, connected_at, polled_at)
    select user_id, user_id, now(), now() from steam`.execute(db)
  await sql`analyze esportal_account`.execute(db)
  const rows = await nextPolled(db, 100).explain('text', sql`analyze, timing off, summary off`)
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  expect(plan).toContain('using esportal_account_by_turn')
  expect(plan).not.toContain('Sort')
})

test('POINTS-28 games are deleted after a month, and are not paid again', async () => {
  const { player, clock, standIn, poll, earned, secondsAgo, db } = await siteWithEsportal()
  const member = await player('saga')
  clock.advance(HOUR)
  const game = { id: 1, finished: secondsAgo(10) }
  standIn.play('saga', game)
  await poll()
  clock.advance(31 * DAY)
  await deleteExpiredGames(db, clock)
  expect(await db.selectFrom('esportal_game').selectAll().execute()).toEqual([])
  await poll()
  expect(await earned(member)).toEqual(['esportal_game 250'])
})
