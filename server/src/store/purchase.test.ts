import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { followMember } from '@loadout/contract/following/following.ts'
import { editItem, setCodes } from '@loadout/contract/store/staff-store.ts'
import { listOrders, listShopItems, purchaseItem } from '@loadout/contract/store/store.ts'
import { listBalanceHistory } from '@loadout/contract/wallet/balance.ts'
import { inWaves, settledInWaves } from '../../test/in-waves.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, TEST_NOW, type TestSite } from '../../test/start-site.ts'
import { allNotified, notificationsOf } from '../../test/notifications-of.ts'
import { checkDollars } from '../wallet/check-dollars.ts'
import { checkOrders } from './check-orders.ts'

/** Every ledger is right, and so many orders there are. */
async function isRight({ db }: TestSite, orders: number) {
  expect(await checkDollars(db)).toMatchObject({ wrong: 0 })
  expect(await checkOrders(db)).toMatchObject({
    wrong: 0,
    lines: [expect.stringContaining(`: ${orders} orders`)],
  })
}

const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
  )

test('STORE-19 STORE-24 WALLET-06 NOTIF-06 a purchase takes the price, gives the item, and is in the history, the orders and the bell', async () => {
  const site = await startSite({ jobs: true })
  const { call, as, make } = site
  const buyer = await make.member({ username: 'Tindra', dollars: 6_450 })
  const follower = await make.member()
  await call(followMember, { user_id: buyer.id }, await as(follower))
  await allNotified(site)
  const item = await make.item({ name: 'Hoodie', price: 5_400, categoryId: 11 })
  const own = await as(buyer)
  const bought = await call(purchaseItem, { id: item.id }, own)

  expect(bought).toEqual({
    dollars: 1_050,
    item: expect.objectContaining({ id: item.id, name: 'Hoodie', price: 5_400, at_once: false }),
    order_id: expect.any(Number),
  })
  expect((await call(listShopItems, {})).entries).toEqual([])
  expect((await call(getAuth, {}, own)).dollars).toBe(1_050)
  expect((await call(listBalanceHistory, { limit: 1 }, own)).entries[0]).toMatchObject({
    dollars: -5_400,
    balance: 1_050,
    type: 2,
    data: {
      name: 'Hoodie',
      category_id: 11,
      image: '/media/shop/shop-1',
      item_id: item.id,
      order_id: bought.order_id,
    },
  })
  const at = TEST_NOW.getTime() / 1_000
  const { at_once: _, ...ordered } = bought.item
  expect(await call(listOrders, {}, own)).toEqual({
    entries: [
      {
        id: bought.order_id,
        item: ordered,
        price: 5_400,
        status: 0,
        inserted: at,
        steps: [{ status: 0, inserted: at }],
        codes: 0,
        post_id: null,
      },
    ],
  })
  expect(await notificationsOf(site, buyer)).toMatchObject(
    [
      { type: 20 },
      { type: 4, data: { title: 'Hoodie', state: 'bought' }, from_user: null },
    ].toReversed(),
  )
  expect(await notificationsOf(site, follower)).toMatchObject([
    { type: 4, data: { title: 'Hoodie' }, from_user: { username: 'Tindra' } },
  ])
  await isRight(site, 1)
})

test('STORE-19 A07 A08 what cannot be bought is refused, and nothing is paid', async () => {
  const site = await startSite()
  const { call, as, make } = site
  const member = await make.member({ dollars: 500 })
  const own = await as(member)
  const dear = await make.item({ price: 501 })
  const hidden = await make.item({ price: 1, hidden: true })
  const sold = await make.item({ price: 1 })
  await make.order(await make.member(), sold)
  const refused = (input: { id: number }, status: number, code: string, error?: string) =>
    expect(call(purchaseItem, input, own)).rejects.toMatchObject({
      status,
      code,
      ...(error && { error }),
    })
  await refused({ id: dear.id }, 400, 'not_enough_dollars', 'You do not have enough LD$.')
  await refused({ id: dear.id, price: 1 } as { id: number }, 400, 'not_enough_dollars')
  await refused({ id: hidden.id }, 404, 'item_not_found')
  await refused({ id: 999_999 }, 404, 'item_not_found')
  await refused({ id: sold.id }, 400, 'item_gone', 'This item is no longer available.')
  await expect(call(purchaseItem, { id: dear.id })).rejects.toMatchObject({ status: 401 })
  expect((await call(getAuth, {}, own)).dollars).toBe(500)
  expect((await call(listShopItems, {})).entries.map(({ id }) => id)).toEqual([dear.id])
  await isRight(site, 1)
})

test('STORE-19 A07 whoever agreed to another price than there is by now buys nothing', async () => {
  const site = await startSite()
  const { call, as, make } = site
  const admin = await as(await make.member(staffWith('canManageShop')))
  const own = await as(await make.member({ dollars: 1_000 }))
  const { id } = await make.item({ price: 300 })
  await call(editItem, { id, price: 900 }, admin)
  await expect(call(purchaseItem, { id, agreed: 300 }, own)).rejects.toMatchObject({
    status: 400,
    code: 'price_changed',
  })
  expect((await call(getAuth, {}, own)).dollars).toBe(1_000)
  expect((await call(listShopItems, {})).entries).toMatchObject([{ id, price: 900 }])
  await isRight(site, 0)
  expect(await call(purchaseItem, { id, agreed: 900 }, own)).toMatchObject({ dollars: 100 })
  await isRight(site, 1)
})

test('STORE-27 whoever has bought is told whether the codes have come, also where the list said otherwise and in a repeat', async () => {
  const { call, as, make } = await startSite()
  const admin = await as(await make.member(staffWith('canManageShop')))
  const own = await as(await make.member({ dollars: 1_000 }))
  const [emptied, filled] = [await make.item({ price: 300 }), await make.item({ price: 200 })]
  await call(setCodes, { id: emptied.id, codes: 'AAAA-1111' }, admin)
  expect((await call(listShopItems, {})).entries).toMatchObject([
    { id: emptied.id, at_once: true },
    { id: filled.id, at_once: false },
  ])
  await call(setCodes, { id: emptied.id, codes: '' }, admin)
  await call(setCodes, { id: filled.id, codes: 'BBBB-2222' }, admin)
  for (const [{ id }, at_once] of [[emptied, false] as const, [filled, true] as const]) {
    const buying = { ...own, _k: `purchase-of-the-item-${id}` }
    const bought = await call(purchaseItem, { id }, buying)
    expect(bought.item).toMatchObject({ id, at_once })
    expect(await call(purchaseItem, { id }, buying)).toEqual(bought)
  }
})

test('A01 STORE-28 of many buyers of one item exactly one gets it', async () => {
  const site = await startSite()
  const { call, as, make } = site
  const item = await make.item({ price: 300 })
  const buyers = await inWaves(40, async () => as(await make.member({ dollars: 1_000 })))
  const outcomes = await settledInWaves(40, (place) =>
    call(purchaseItem, { id: item.id }, buyers[place]),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(new Set(codesOf(outcomes))).toEqual(new Set(['item_gone']))
  const paid = await site.db.selectFrom('users').select('id').where('dollars', '=', 700).execute()
  expect(paid).toHaveLength(1)
  await isRight(site, 1)
})

test('A02 AMB-150 somebody who buys the same again and again pays once, and a repeat gets the same answer', async () => {
  const site = await startSite()
  const { call, as, make } = site
  const own = await as(await make.member({ dollars: 1_000 }))
  const [item, other] = [await make.item({ price: 300 }), await make.item({ price: 300 })]
  const repeats = await inWaves(20, () =>
    call(purchaseItem, { id: item.id }, { ...own, _k: 'once-and-for-all' }),
  )
  expect(new Set(repeats.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const others = await settledInWaves(20, () => call(purchaseItem, { id: other.id }, own))
  expect(codesOf(others)).toEqual(Array.from({ length: 19 }, () => 'item_gone'))
  expect((await call(getAuth, {}, own)).dollars).toBe(400)
  await isRight(site, 2)
})

test('A03 STORE-28 nobody spends more than they have, whatever they send at once', async () => {
  const site = await startSite()
  const { call, as, make } = site
  const own = await as(await make.member({ dollars: 1_000 }))
  const items = await inWaves(50, () => make.item({ price: 300 }))
  const outcomes = await settledInWaves(50, (place) =>
    call(purchaseItem, { id: items[place]?.id ?? 0 }, own),
  )
  expect(codesOf(outcomes)).toEqual(Array.from({ length: 47 }, () => 'not_enough_dollars'))
  expect((await call(getAuth, {}, own)).dollars).toBe(100)
  expect((await call(listShopItems, {})).entries).toHaveLength(47)
  await isRight(site, 3)
})

test('A07 whoever buys while staff change the price pays one price or the other, and the history says which', async () => {
  const site = await startSite()
  const { call, as, make } = site
  const admin = await as(await make.member(staffWith('canManageShop')))
  const own = await as(await make.member({ dollars: 100_000 }))
  for (let each = 0; each < 10; each++) {
    const { id } = await make.item({ price: 300 })
    const [, bought] = await Promise.all([
      call(editItem, { id, price: 900 }, admin).catch(() => undefined),
      call(purchaseItem, { id }, own),
    ])
    const [entry] = (await call(listBalanceHistory, { limit: 1 }, own)).entries
    expect([300, 900]).toContain(bought.item.price)
    expect(entry).toMatchObject({ dollars: -bought.item.price, balance: bought.dollars })
  }
  await isRight(site, 10)
})
