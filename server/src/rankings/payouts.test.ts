import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { getRankedWeek } from '@loadout/contract/rankings/rankings.ts'
import { WEEK_MS, weekOf } from '@loadout/contract/rankings/week-number.ts'
import { BalanceType, listBalanceHistory } from '@loadout/contract/wallet/balance.ts'
import { centsOf } from '../../test/cents-of.ts'
import { earn } from '../../test/earn.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { checkLedgers } from '../points/check-ledgers.ts'
import { checkPayouts } from './check-payouts.ts'
import { closeWeeks } from './close-weeks.ts'
import { bandsAt, payoutEras } from './payouts.ts'
import { DAY } from '../platform/clock.ts'

const eras = payoutEras([new Date('2019-12-30'), new Date('2020-12-28')])
const paying = { environment: { LD_EARNING_ENABLED: '1' } }

test.each([
  { begins: '2019-01-07', first: 50_000, second: 30_000, last: 18 },
  { begins: '2019-12-23', first: 50_000, second: 30_000, last: 18 },
  { begins: '2019-12-30', first: 15_000, second: 10_000, last: 22 },
  { begins: '2020-12-21', first: 15_000, second: 10_000, last: 22 },
  { begins: '2020-12-28', first: 10_000, second: 7_500, last: 30 },
  { begins: '2026-11-16', first: 10_000, second: 7_500, last: 30 },
])(
  'N05 WALLET-11 the week of $begins pays its best $first cents, ten thousand places and 700,000 cents in all',
  ({ begins, first, second, last }) => {
    const bands = bandsAt(eras, new Date(begins))
    const paid = Array.from({ length: 10_001 }, (_, index) => centsOf(bands, index + 1))
    expect([paid[0], paid[1], paid[9_999], paid[10_000]]).toEqual([first, second, last, 0])
    expect(paid.reduce((sum, cents) => sum + cents)).toBe(700_000)
  },
)

/** A site at the moment when the week of some members can be closed, the first with most points. */
async function siteAfter(monday: Date, count: number, options = paying) {
  const site = await startSite({ now: new Date(monday.getTime() + WEEK_MS + 300_000), ...options })
  const members = await times(count, (index) => site.make.member({ username: `Member${index}` }))
  for (const [index, member] of members.entries())
    await earn(site, member, 1_000 - index, new Date(monday.getTime() + DAY))
  return { site, members }
}

const dollarsOf = async (site: TestSite, member: { id: number }) =>
  (await site.call(getAuth, {}, await site.as(member))).dollars

test.each([
  { monday: '2019-12-23', cents: [50_000, 30_000] },
  { monday: '2019-12-30', cents: [15_000, 10_000] },
  { monday: '2020-12-28', cents: [10_000, 7_500] },
])(
  'WALLET-05 WALLET-10 WALLET-11 N05 a week that began on $monday pays $cents cents, and the wallet says for which rank',
  async ({ monday, cents }) => {
    const { site, members } = await siteAfter(new Date(monday), 2)
    await closeWeeks(site.site)
    await closeWeeks(site.site)
    const week = weekOf(new Date(monday))
    for (const [index, member] of members.entries()) {
      expect(await dollarsOf(site, member)).toBe(cents[index])
      const { entries } = await site.call(listBalanceHistory, {}, await site.as(member))
      expect(entries).toMatchObject([
        { dollars: cents[index], type: BalanceType.WeeklyRank, data: { rank: index + 1, week } },
      ])
    }
    const { places } = await site.call(getRankedWeek, { week })
    expect(places.map((place) => place.cents)).toEqual(cents)
  },
)

test('AMB-15 while LD$ cannot be earned a week is closed and pays nobody, then or later', async () => {
  const monday = new Date('2026-11-16')
  const { site, members } = await siteAfter(monday, 2, { environment: { LD_EARNING_ENABLED: '0' } })
  await closeWeeks(site.site)
  expect(await dollarsOf(site, members[0]!)).toBe(0)
  expect(await site.call(getRankedWeek, {})).toMatchObject({ members: 2, cents: 0 })
})

test('A12 N01 a payout that is killed between its batches, or in one of them, goes on: everybody is paid once', async () => {
  const { site, members } = await siteAfter(new Date('2026-11-16'), 450)
  let count = 0
  const transaction: TestSite['site']['transaction'] = async (run) => {
    count++
    if (count % 2 === 0) throw new Error('killed before it began')
    return site.site.transaction(async (work) => {
      const answer = await run(work)
      if (count % 3 === 0) throw new Error('killed before it was committed')
      return answer
    })
  }
  for (let tries = 0; tries < 12; tries++)
    await closeWeeks({ ...site.site, transaction }).catch(() => undefined)
  await Promise.all([closeWeeks(site.site), closeWeeks(site.site), closeWeeks(site.site)])

  const bands = bandsAt(eras, new Date('2026-11-16'))
  const rows = await site.db.selectFrom('users').select(['id', 'dollars']).orderBy('id').execute()
  expect(rows).toEqual(members.map(({ id }, index) => ({ id, dollars: centsOf(bands, index + 1) })))
  expect((await checkLedgers(site.db)).map(({ wrong }) => wrong)).toEqual([0, 0, 0, 0, 0])
})

test('A12 A05 a place that was not paid, not as it should, to somebody else or twice is found', async () => {
  const { site, members } = await siteAfter(new Date('2026-11-16'), 8)
  await closeWeeks(site.site)
  expect(await checkPayouts(site.db)).toEqual({
    wrong: 0,
    lines: ['Every place that was to be paid was paid once: 8 payouts.'],
  })

  const week = weekOf(new Date('2026-11-16'))
  const ofRank = (rank: number) => sql.lit(`week ${week} rank ${rank}`)
  const [first] = members
  for (const statement of [
    sql`alter table dollar_transfer disable trigger user`,
    sql`alter table dollar_leg disable trigger user`,
    sql`alter table week_place disable trigger user`,
    sql`update dollar_transfer set cause = 'gift' where cause = ${ofRank(2)}`,
    sql`update dollar_transfer set cause = ${ofRank(9)} where cause = ${ofRank(3)}`,
    sql`update dollar_leg set dollars = sign(dollars) from dollar_transfer transfer
      where transfer.id = transfer_id and transfer.cause = ${ofRank(4)}`,
    sql`update dollar_leg set user_id = ${first!.id} from dollar_transfer transfer
      where transfer.id = transfer_id and user_id is not null and transfer.cause = ${ofRank(5)}`,
    sql`update week_place set user_id = null where rank in (6, 7)`,
    sql`update dollar_transfer set cause = 'gone' where cause = ${ofRank(7)}`,
  ])
    await statement.execute(site.db)
  const { wrong, lines } = await checkPayouts(site.db)
  const named = [2, 3, 4, 5, 9].map((rank) => `week ${week} rank ${rank}`).join(', ')
  expect(wrong).toBe(5)
  expect(lines).toEqual([`5 payouts are not those of the places of their week: ${named}.`])
})
