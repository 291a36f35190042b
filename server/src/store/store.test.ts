import { expect, test } from 'vitest'
import { followMember } from '@loadout/contract/following/following.ts'
import { setVisibility } from '@loadout/contract/profiles/edit-profile.ts'
import { listShopCategories } from '@loadout/contract/store/shop-categories.ts'
import {
  listCashOuts,
  listLatestItems,
  listShopItems,
  purchaseItem,
} from '@loadout/contract/store/store.ts'
import { notificationsOf } from '../../test/notifications-of.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'

test('STORE-01 STORE-15 STORE-17 ACC-79 anybody reads what can be bought, the dearest first, without hidden and sold items', async () => {
  const { call, make } = await startSite()
  const cheap = await make.item({ price: 500, position: 2 })
  const first = await make.item({ price: 500, position: 1 })
  const dear = await make.item({
    name: 'Headset',
    description: 'Open-back.',
    price: 8_900,
    featured: true,
  })
  await make.item({ hidden: true })
  await make.order(await make.member(), await make.item({ price: 9_000 }))
  const { entries } = await call(listShopItems, {})
  expect(entries.map(({ id }) => id)).toEqual([dear.id, first.id, cheap.id])
  expect(entries[0]).toEqual({
    id: dear.id,
    name: 'Headset',
    description: 'Open-back.',
    price: 8_900,
    image: '/media/shop/shop-1',
    category_id: 8,
    featured: true,
    at_once: false,
  })
})

test('STORE-04 STORE-17 featured items that are asked for alone come in the order that staff have given them', async () => {
  const { call, make } = await startSite()
  const last = await make.item({ price: 9_000, featured: true, position: 2 })
  const first = await make.item({ price: 300, featured: true, position: 1 })
  const cheap = await make.item({ price: 200, featured: true, position: 1 })
  await make.item({ price: 400 })
  await make.item({ featured: true, hidden: true })
  const { entries } = await call(listShopItems, { featured: true })
  expect(entries.map(({ id }) => id)).toEqual([first.id, cheap.id, last.id])
})

test('STORE-18 STORE-24 cash-outs name who bought what, the latest first, and not what was refunded', async () => {
  const { call, make, as } = await startSite()
  const buyer = await make.member({ username: 'Tindra', dollars: 10_000, countryId: 216 })
  const items = [await make.item({ price: 300 }), await make.item({ price: 200 })]
  for (const { id } of items) await call(purchaseItem, { id }, await as(buyer))
  const { entries } = await call(listCashOuts, {})
  expect(entries.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toReversed())
  expect(entries[0]).toMatchObject({
    price: 200,
    purchaser: {
      id: buyer.id,
      username: 'Tindra',
      avatar: `/media/avatar/${buyer.id}`,
      flags: 0,
      country_id: 216,
    },
    purchased: TEST_NOW.getTime() / 1_000,
  })
  expect((await call(listCashOuts, { limit: 1 })).entries).toHaveLength(1)
  await call(listCashOuts, { limit: 161 })
  await expect(call(listCashOuts, { limit: 162 })).rejects.toMatchObject({ status: 400 })
  expect((await call(listShopItems, {})).entries).toEqual([])
})

test('STORE-20 FOOT-02 the three items that came last are answered', async () => {
  const { call, make } = await startSite()
  const ids: number[] = []
  for (let each = 0; each < 5; each++) ids.unshift((await make.item()).id)
  await make.item({ hidden: true })
  const latest = async (input = {}) =>
    (await call(listLatestItems, input)).entries.map(({ id }) => id)
  expect(await latest()).toEqual(ids.slice(0, 3))
  expect(await latest({ limit: 4 })).toEqual(ids.slice(0, 4))
})

test('STORE-02 AMB-13 a category of the store carries the eight documented fields, its children among them', async () => {
  const { call } = await startSite()
  const { entries } = await call(listShopCategories, {})
  expect(entries.find(({ id }) => id === 1)).toEqual({
    id: 1,
    name: 'General',
    short_name: 'general',
    color: '#96b6ca',
    background: 'csgo',
    parent: null,
    children: [8, 9, 10, 11],
    hidden: false,
  })
  expect(entries.find(({ id }) => id === 10)).toMatchObject({ name: 'Gift Card', parent: 1 })
})

test('STORE-18 NOTIF-06 who hides their cash-outs is in no list of them, and followers hear nothing', async () => {
  const site = await startSite({ jobs: true })
  const { call, make, as } = site
  const buyer = await make.member({ dollars: 1_000 })
  const follower = await make.member()
  await call(followMember, { user_id: buyer.id }, await as(follower))
  const own = await as(buyer)
  const shown = { shows_activity: true, shows_cash_outs: true, guestbook_open: true }
  await call(setVisibility, { ...shown, shows_cash_outs: false }, own)
  await call(purchaseItem, { id: (await make.item()).id }, own)
  expect(await call(listCashOuts, {})).toEqual({ entries: [] })
  expect(await notificationsOf(site, follower)).toEqual([])
  await call(setVisibility, shown, own)
  expect((await call(listCashOuts, {})).entries).toHaveLength(1)
})
