import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import { closeWeeks } from '../../src/rankings/close-weeks.ts'
import { runCommand } from '../run-command.ts'
import { earn } from '../earn.ts'
import { startSite } from '../start-site.ts'
import { DAY } from '../../src/platform/clock.ts'

async function checkLedger(databaseUrl: string) {
  const environment = { DATABASE_URL: databaseUrl }
  const { code, output } = await runCommand(['check-ledger'], { environment })
  return { code, lines: output.trim().split('\n') }
}

const rightMoney = [
  'Every LD$ has come from the site: 0 members, 0 transfers, LD$ 0.00.',
  'Every order was paid once: 0 orders, 0 of them refunded.',
  'Every place that was to be paid was paid once: 0 payouts.',
]

test('A05 POINTS-47 the command proves every balance from its ledger, and names those that were changed by hand', async () => {
  const { call, as, make, db, databaseUrl } = await startSite()
  const [news, haldor, tindra] = [
    await make.news(),
    await make.member({ username: 'Haldor' }),
    await make.member({ username: 'Tindra' }),
  ]
  const credentials = await as(haldor)
  await call(getNews, { id: news.id }, credentials)
  await call(
    postComment,
    { id: news.id, article_type: 'news', message: 'Well played' },
    credentials,
  )
  await call(getNews, { id: news.id }, await as(tindra))
  expect(await checkLedger(databaseUrl)).toEqual({
    code: 0,
    lines: [
      'Every balance is the sum of its ledger: 3 members, 3 entries, 70 points.',
      'Every ranking is that of the ledger: 6 sums, 0 closed weeks.',
      ...rightMoney,
    ],
  })

  await db.updateTable('users').set({ points: 1_050 }).where('id', '=', haldor.id).execute()
  await db.updateTable('users').set({ points: 0 }).where('id', '=', tindra.id).execute()
  expect(await checkLedger(databaseUrl)).toEqual({
    code: 1,
    lines: [
      `Haldor (${haldor.id}) has 1,050 points and has earned 50.`,
      `Tindra (${tindra.id}) has 0 points and has earned 20.`,
      '2 of 3 balances are not the sum of their ledger.',
      'Every ranking is that of the ledger: 6 sums, 0 closed weeks.',
      ...rightMoney,
    ],
  })
})

test('A05 A04 WALLET-09 the command names balances of LD$ and orders that were changed by hand, past all constraints', async () => {
  const { make, db, databaseUrl } = await startSite()
  const haldor = await make.member({ username: 'Haldor', dollars: 500 })
  const tindra = await make.member({ username: 'Tindra' })
  const order = await make.order(tindra, await make.item({ price: 300 }))
  expect(await checkLedger(databaseUrl)).toMatchObject({ code: 0 })

  const byHand = async (statement: string) => {
    await sql.raw('alter table users disable trigger user').execute(db)
    await sql.raw('alter table dollar_leg disable trigger user').execute(db)
    await sql.raw(statement).execute(db)
  }
  await byHand(`update users set dollars = 700 where id = ${haldor.id}`)
  await byHand(`update dollar_leg set dollars = 301 where user_id is null and dollars = 300`)
  await byHand(`update shop_order set price = 200`)
  await byHand(`update shop_item set sold = false`)
  expect(await checkLedger(databaseUrl)).toEqual({
    code: 1,
    lines: [
      expect.stringContaining('Every balance is the sum of its ledger'),
      expect.stringContaining('Every ranking is that of the ledger'),
      `Haldor (${haldor.id}) has LD$ 7.00, and LD$ 5.00 were booked.`,
      '1 balances of LD$ are not their sum.',
      '1 transfers have no two legs that sum to zero.',
      `Orders that were not paid as they should: ${order.id}.`,
      'Items that are sold or not, unlike their order: 1.',
      'Every place that was to be paid was paid once: 0 payouts.',
    ],
  })
})

test('A05 a database that cannot be read is not called right', async () => {
  const { code, lines } = await checkLedger('postgres://nobody@127.0.0.1:1/none')
  expect([code, lines.join()]).toEqual([1, expect.not.stringContaining('Every balance')])
})

test('A05 A12 N04 the command names sums, places and weeks that were changed by hand, past all that refuses it', async () => {
  const site = await startSite()
  const { make, db, databaseUrl } = site
  const [first, second] = [await make.member(), await make.member()]
  const lastWeek = new Date(site.clock.now().getTime() - 7 * DAY)
  await earn(site, first, 50, lastWeek)
  await earn(site, second, 30, lastWeek)
  await closeWeeks(site.site)
  expect(await checkLedger(databaseUrl)).toMatchObject({ code: 0 })

  const week = weekOf(lastWeek)
  for (const statement of [
    'alter table week_place disable trigger user',
    `update week_place set points = 60, rank = 3 where user_id = ${second.id}`,
    `update ranking_sum set amount = 55 where user_id = ${first.id} and period = 2`,
  ])
    await sql.raw(statement).execute(db)
  const { code, lines } = await checkLedger(databaseUrl)
  expect(code).toBe(1)
  expect(lines).toEqual(
    expect.arrayContaining([
      '1 sums of the rankings are not those of the ledger.',
      '1 places of closed weeks are not those of the ledger.',
      `Closed weeks whose places do not add up: ${week}.`,
    ]),
  )
})
