import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { getPost } from '@loadout/contract/posts/posts.ts'
import { editPost, getWrittenPost, publishPost } from '@loadout/contract/posts/writing.ts'
import { listStaffOrders, setOrderStatus } from '@loadout/contract/store/staff-orders.ts'
import { getStaffItem, listStaffItems, setCodes } from '@loadout/contract/store/staff-store.ts'
import { listCashOuts, listOrders, purchaseItem, showCodes } from '@loadout/contract/store/store.ts'
import { listBalanceHistory } from '@loadout/contract/wallet/balance.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, startSiteOn, TEST_NOW, type TestOptions } from '../../test/start-site.ts'
import { notificationsOf } from '../../test/notifications-of.ts'
import { checkDollars } from '../wallet/check-dollars.ts'
import { checkOrders } from './check-orders.ts'

async function storeWithStaff(options: TestOptions = {}) {
  const site = await startSite(options)
  const staff = await site.make.member({ username: 'Keeper', ...staffWith('canManageShop') })
  const buyer = await site.make.member({ username: 'Tindra' })
  return {
    ...site,
    staff,
    buyer,
    asStaff: await site.as(staff),
    asBuyer: await site.as(buyer),
  }
}

test('STORE-27 ADMIN-16 AMB-58 an order is listed as pending, the oldest first, and comes through its states with who and when', async () => {
  const site = await storeWithStaff({ jobs: true })
  const { call, make, asStaff, asBuyer, buyer, staff, clock } = site
  const first = await make.order(buyer, await make.item({ name: 'Hoodie', price: 5_400 }))
  const second = await make.order(await make.member(), await make.item())
  const at = TEST_NOW.getTime() / 1_000
  const listed = await call(listStaffOrders, {}, asStaff)
  expect(listed.count).toBe(2)
  expect(listed.entries.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(listed.entries[0]).toMatchObject({
    item: { name: 'Hoodie' },
    buyer: { id: buyer.id, username: 'Tindra', country_id: -1 },
    price: 5_400,
    status: 0,
    ticket_id: expect.any(Number),
    steps: [{ status: 0, admin: null, note: '', inserted: at }],
  })

  clock.advance(60_000)
  const input = { id: first.id, status: 1, note: 'In stock' }
  expect(await call(setOrderStatus, input, asStaff)).toEqual({ status: 1 })
  clock.advance(60_000)
  await call(setOrderStatus, { id: first.id, status: 2 }, asStaff)
  const admin = { id: staff.id, username: 'Keeper' }
  const done = await call(listStaffOrders, { status: 2 }, asStaff)
  expect(done.count).toBe(1)
  expect(done.entries[0]?.steps).toEqual([
    { status: 0, admin: null, note: '', inserted: at },
    { status: 1, admin, note: 'In stock', inserted: at + 60 },
    { status: 2, admin, note: '', inserted: at + 120 },
  ])
  expect((await call(listOrders, {}, asBuyer)).entries[0]).toMatchObject({
    status: 2,
    steps: [{ status: 0 }, { status: 1 }, { status: 2 }],
  })
  const states = (await notificationsOf(site, buyer)).map(({ data }) => data['state'])
  expect(new Set(states)).toEqual(new Set(['bought', 'confirmed', 'distributed']))
})

test('STORE-27 staff find an order by what the item or its buyer is called, and by its number', async () => {
  const { call, make, asStaff, buyer } = await storeWithStaff()
  const hoodie = await make.order(buyer, await make.item({ name: 'Hoodie 100%' }))
  const mug = await make.order(
    await make.member({ username: 'Saga' }),
    await make.item({ name: 'Mug' }),
  )
  const found = async (query: string, status?: number) => {
    const { count, entries } = await call(listStaffOrders, { query, status }, asStaff)
    expect(count).toBe(entries.length)
    return entries.map(({ id }) => id)
  }
  expect(await found('')).toEqual([hoodie.id, mug.id])
  expect(await found(' hood ')).toEqual([hoodie.id])
  expect(await found('0%')).toEqual([hoodie.id])
  expect(await found('_')).toEqual([])
  expect(await found('SAG')).toEqual([mug.id])
  expect(await found(String(mug.id))).toEqual([mug.id])
  expect(await found('tindra', 0)).toEqual([hoodie.id])
  expect(await found('tindra', 1)).toEqual([])
})

test('STORE-27 AMB-58 WALLET-09 a refund is an entry of its own, once, and the purchase stays', async () => {
  const { call, make, asStaff, asBuyer, buyer, db } = await storeWithStaff()
  const order = await make.order(buyer, await make.item({ name: 'Hoodie', price: 5_400 }))
  expect((await call(getAuth, {}, asBuyer)).dollars).toBe(0)
  const refund = { id: order.id, status: 3, note: 'Out of stock' }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => call(setOrderStatus, refund, asStaff)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await call(listBalanceHistory, { limit: 2 }, asBuyer)).entries).toMatchObject([
    {
      type: 0,
      dollars: 5_400,
      balance: 5_400,
      data: { name: 'Hoodie', order_id: order.id, note: 'Out of stock' },
    },
    { type: 2, dollars: -5_400, balance: 0 },
  ])
  expect((await call(listCashOuts, {})).entries).toEqual([])
  expect(await checkDollars(db)).toMatchObject({ wrong: 0 })
  expect(await checkOrders(db)).toEqual({
    wrong: 0,
    lines: ['Every order was paid once: 1 orders, 1 of them refunded.'],
  })
})

test('AMB-58 no order goes back, and nobody refunds themselves', async () => {
  const { call, make, asStaff, buyer, staff } = await storeWithStaff()
  const { id } = await make.order(buyer, await make.item())
  const refused = (status: number) =>
    expect(call(setOrderStatus, { id, status }, asStaff)).rejects.toMatchObject({
      status: 400,
      code: 'order_is_beyond',
    })
  await call(setOrderStatus, { id, status: 2 }, asStaff)
  for (const status of [1, 2]) await refused(status)
  await call(setOrderStatus, { id, status: 3 }, asStaff)
  for (const status of [1, 2, 3]) await refused(status)

  const own = await make.order(staff, await make.item())
  await expect(call(setOrderStatus, { id: own.id, status: 3 }, asStaff)).rejects.toMatchObject({
    status: 403,
    code: 'own_dollars',
  })
})

test('STORE-27 codes of an item are delivered by themselves, to its buyer alone, and counted when shown', async () => {
  const { call, make, asStaff, asBuyer, buyer, as, db } = await storeWithStaff()
  const item = await make.item({ price: 700 })
  await make.dollars(buyer, 700)
  const codes = 'AAAA-1111\n\n  BBBB-2222 \n'
  expect(await call(setCodes, { id: item.id, codes }, asStaff)).toEqual({ codes: 2 })
  const { order_id: id } = await call(purchaseItem, { id: item.id }, asBuyer)

  expect((await call(listOrders, {}, asBuyer)).entries[0]).toMatchObject({ status: 2, codes: 2 })
  const shown = { codes: ['AAAA-1111', 'BBBB-2222'] }
  expect(await call(showCodes, { id }, asBuyer)).toEqual(shown)
  expect(await call(showCodes, { id }, { ...asBuyer, _k: 'a-replay-key-of-codes' })).toEqual(shown)
  for (const other of [asStaff, await as(await make.member())])
    await expect(call(showCodes, { id }, other)).rejects.toMatchObject({
      status: 404,
      code: 'order_not_found',
    })
  const [listed] = (await call(listStaffOrders, {}, asStaff)).entries
  expect(listed).toMatchObject({ codes: 2, codes_shown: 2 })

  const everything = await db.selectFrom('shop_code').select('sealed').execute()
  expect(Buffer.concat(everything.map(({ sealed }) => sealed)).toString('latin1')).not.toMatch(
    /AAAA|BBBB/,
  )
  const audits = await db.selectFrom('audit').select(['before', 'after']).execute()
  const replays = await db.selectFrom('replay').select('answer').execute()
  expect(JSON.stringify([audits, replays])).not.toMatch(/AAAA|BBBB/)

  await call(setOrderStatus, { id, status: 3 }, asStaff)
  await expect(call(showCodes, { id }, asBuyer)).rejects.toMatchObject({ status: 404 })

  const without = await make.item({ price: 1 })
  await make.dollars(buyer, 100)
  await call(setCodes, { id: without.id, codes }, asStaff)
  expect(await call(setCodes, { id: without.id, codes: '' }, asStaff)).toEqual({ codes: 0 })
  await call(purchaseItem, { id: without.id }, asBuyer)
  expect((await call(listOrders, {}, asBuyer)).entries[0]).toMatchObject({ status: 0, codes: 0 })
})

test('STORE-19 A07 an item whose codes were written under another SECRET is not sold, and staff see that they cannot be read', async () => {
  const { call, make, asStaff, buyer, databaseUrl, db } = await storeWithStaff()
  const [item, sold] = [await make.item({ price: 700 }), await make.item({ price: 300 })]
  await make.dollars(buyer, 1_000)
  for (const { id } of [item, sold]) await call(setCodes, { id, codes: 'AAAA-1111' }, asStaff)
  const other = await startSiteOn(databaseUrl, { environment: { SECRET: 'another one' } })
  const [asBuyer, asKeeper] = [
    await other.as(buyer),
    await other.as(await other.make.member(staffWith('canManageShop'))),
  ]
  const unreadable = { status: 400, code: 'codes_unreadable' }

  await expect(other.call(purchaseItem, { id: item.id }, asBuyer)).rejects.toMatchObject(unreadable)
  expect((await other.call(getAuth, {}, asBuyer)).dollars).toBe(1_000)
  expect((await other.call(listOrders, {}, asBuyer)).entries).toEqual([])
  const seen = (await other.call(listStaffItems, {}, asKeeper)).entries
  expect(seen).toMatchObject([{ codes_readable: false }, { codes_readable: false }])
  expect(await checkOrders(db)).toMatchObject({ wrong: 0 })

  await other.call(setCodes, { id: item.id, codes: 'BBBB-2222' }, asKeeper)
  expect((await other.call(getStaffItem, { id: item.id }, asKeeper)).codes_readable).toBe(true)
  const { order_id: id } = await other.call(purchaseItem, { id: item.id }, asBuyer)
  expect(await other.call(showCodes, { id }, asBuyer)).toEqual({ codes: ['BBBB-2222'] })

  const before = await call(purchaseItem, { id: sold.id }, asBuyer)
  await expect(other.call(showCodes, { id: before.order_id }, asBuyer)).rejects.toMatchObject(
    unreadable,
  )
})

test('STORE-27 A07 whoever buys while staff add codes has them delivered or waits for staff, and nothing in between', async () => {
  const { call, make, asStaff, asBuyer, buyer } = await storeWithStaff()
  await make.dollars(buyer, 1_000)
  for (let each = 0; each < 10; each++) {
    const item = await make.item({ price: 1 })
    const [set, { order_id: id }] = await Promise.all([
      call(setCodes, { id: item.id, codes: 'AAAA-1111' }, asStaff).catch(() => ({ codes: 0 })),
      call(purchaseItem, { id: item.id }, asBuyer),
    ])
    const [order] = (await call(listOrders, {}, asBuyer)).entries
    expect(order).toMatchObject({ id, status: set.codes > 0 ? 2 : 0, codes: set.codes })
  }
})

test('STORE-26 POST-36 AMB-60 whoever has bought something writes one short post about it, and nobody else does', async () => {
  const { call, make, asBuyer, buyer, as } = await storeWithStaff()
  const item = await make.item({ name: 'Hoodie' })
  await make.order(buyer, item)
  const input = {
    language_id: 0,
    categories: [2],
    title: 'My new hoodie',
    content: '<p>I bought a hoodie for LD$ 1.00.</p>',
    shop_item_id: item.id,
  } as const
  await expect(call(publishPost, input, await as(await make.member()))).rejects.toMatchObject({
    status: 403,
    code: 'not_allowed',
  })

  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => call(publishPost, input, asBuyer)),
  )
  const [post] = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const id = post?.id ?? 0
  expect(await call(getPost, { id })).toMatchObject({ title: 'My new hoodie' })
  expect((await call(listOrders, {}, asBuyer)).entries[0]?.post_id).toBe(id)
  await expect(call(publishPost, input, asBuyer)).rejects.toMatchObject({
    status: 400,
    code: 'post_too_short',
  })
  // So that the editor knows that it may stay short.
  expect(await call(getWrittenPost, { id }, asBuyer)).toMatchObject({ is_of_purchase: true })
  await call(editPost, { id, content: '<p>It is warm.</p>' }, asBuyer)
  await expect(call(editPost, { id, shop_item_id: 999_999 }, asBuyer)).rejects.toMatchObject({
    status: 403,
  })
})
