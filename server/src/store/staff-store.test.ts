import { expect, test } from 'vitest'
import { listCategories } from '@loadout/contract/categories/categories.ts'
import { listShopCategories } from '@loadout/contract/store/shop-categories.ts'
import {
  createItem,
  deleteItem,
  editItem,
  getStaffItem,
  listStaffItems,
  saveShopCategory,
  setCodes,
} from '@loadout/contract/store/staff-store.ts'
import { listLatestItems, listShopItems, purchaseItem } from '@loadout/contract/store/store.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { purgedBy } from '../../test/received-purges.ts'
import { startSite } from '../../test/start-site.ts'

async function storeWithStaff() {
  const site = await startSite()
  const staff = await site.make.member(staffWith('canManageShop'))
  return { ...site, asStaff: await site.as(staff) }
}

test('ADMIN-16 staff put an item with a picture into the store, change, hide and delete it', async () => {
  const { call, get, asStaff, db } = await storeWithStaff()
  const image = await pictureFile({ width: 800, height: 600 })
  const { id } = await call(
    createItem,
    { name: 'Hoodie', description: 'Grey.', price: 5_400, category_id: 11, image, featured: true },
    asStaff,
  )
  const [item] = (await call(listShopItems, {})).entries
  expect(item).toMatchObject({ id, name: 'Hoodie', price: 5_400, category_id: 11, featured: true })
  expect(item?.image).toMatch(/^\/media\/shop\/[0-9a-f]{32}$/)
  for (const size of ['800x600', '400x300', '200x150', '80x60'])
    expect((await get(`${item?.image}/${size}.webp`)).status).toBe(200)

  await call(editItem, { id, price: 4_900, hidden: true, position: 3 }, asStaff)
  expect((await call(listShopItems, {})).entries).toEqual([])
  expect(await call(getStaffItem, { id }, asStaff)).toMatchObject({
    name: 'Hoodie',
    price: 4_900,
    hidden: true,
    position: 3,
    codes: 0,
    codes_readable: true,
    order_id: null,
  })
  await call(deleteItem, { id }, asStaff)
  await expect(call(getStaffItem, { id }, asStaff)).rejects.toMatchObject({
    status: 404,
    code: 'item_not_found',
  })
  const actions = await db.selectFrom('audit').select(['action', 'target']).orderBy('id').execute()
  expect(actions).toEqual(
    ['shop item created', 'shop item edited', 'shop item deleted'].map((action) => ({
      action,
      target: `shop item ${id}`,
    })),
  )
})

test.each([
  { without: 'name', code: 'name_missing', field: 'name' },
  { without: 'price', code: 'price_missing', field: 'price' },
  { without: 'category_id', code: 'category_missing', field: 'category_id' },
  { without: 'image', code: 'picture_missing', field: 'image' },
])('ADMIN-16 an item without its $without is refused', async ({ without, code, field }) => {
  const { call, asStaff, db } = await storeWithStaff()
  const image = await pictureFile({ width: 800, height: 600 })
  const whole = { name: 'Hoodie', price: 5_400, category_id: 11, image }
  const given = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== without))
  await expect(call(createItem, given, asStaff)).rejects.toMatchObject({ status: 400, code, field })
  await expect(call(createItem, { ...whole, category_id: 29 }, asStaff)).rejects.toMatchObject({
    code: 'category_missing',
  })
  expect(await db.selectFrom('shop_item').select('id').execute()).toEqual([])
})

test('ADMIN-16 what somebody has bought stays as it was', async () => {
  const { call, asStaff, make } = await storeWithStaff()
  const item = await make.item()
  await make.order(await make.member(), item)
  const { id } = item
  const refused = { status: 400, code: 'item_sold' }
  await expect(call(editItem, { id, price: 1 }, asStaff)).rejects.toMatchObject(refused)
  await expect(call(deleteItem, { id }, asStaff)).rejects.toMatchObject(refused)
  await expect(call(setCodes, { id, codes: 'X' }, asStaff)).rejects.toMatchObject(refused)
})

test('ADMIN-16 staff find items by name, id, category and whether they are sold or hidden', async () => {
  const { call, asStaff, make } = await storeWithStaff()
  const hoodie = await make.item({ name: 'Hoodie', categoryId: 11 })
  const sold = await make.item({ name: 'Headset' })
  const hidden = await make.item({ name: 'Mouse 100%', hidden: true })
  await make.order(await make.member(), sold)
  const find = async (input: object) => {
    const { count, entries } = await call(listStaffItems, input, asStaff)
    expect(count).toBe(entries.length)
    return entries.map(({ id }) => id)
  }
  expect(await find({})).toEqual([hidden.id, sold.id, hoodie.id])
  expect(await find({ query: 'HOOD' })).toEqual([hoodie.id])
  expect(await find({ query: '0%' })).toEqual([hidden.id])
  expect(await find({ query: String(sold.id) })).toContain(sold.id)
  expect(await find({ sold: true })).toEqual([sold.id])
  expect(await find({ sold: false, hidden: true })).toEqual([hidden.id])
  expect(await find({ category_id: 11 })).toEqual([hoodie.id])
})

test('ADMIN-16 codes that cannot be told apart or are too many are refused', async () => {
  const { call, asStaff, make } = await storeWithStaff()
  const { id } = await make.item()
  const many = Array.from({ length: 101 }, (_, number) => `code ${number}`).join('\n')
  for (const codes of ['AAA\nAAA', many, 'x'.repeat(201)])
    await expect(call(setCodes, { id, codes }, asStaff)).rejects.toMatchObject({
      status: 400,
      code: 'codes_unusable',
    })
  await call(setCodes, { id, codes: 'AAA' }, asStaff)
  expect((await call(getStaffItem, { id }, asStaff)).codes).toBe(1)
  expect((await call(listShopItems, {})).entries).toMatchObject([{ id, at_once: true }])
  expect(await call(setCodes, { id, codes: '' }, asStaff)).toEqual({ codes: 0 })
})

test('STORE-02 ADMIN-16 staff add shop categories below General and rename them, at once for everybody; games stay', async () => {
  const { call, asStaff, make } = await storeWithStaff()
  const category = { name: 'Posters', short_name: 'posters', color: '#aabbcc' }
  const { id } = await call(saveShopCategory, category, asStaff)
  const find = async () =>
    (await call(listShopCategories, {})).entries.find((each) => each.id === id)
  expect(await find()).toMatchObject({ ...category, parent: 1, hidden: false, children: [] })
  await call(saveShopCategory, { ...category, id, name: 'Prints', hidden: true }, asStaff)
  expect(await find()).toMatchObject({ name: 'Prints', hidden: true })
  expect((await call(listCategories, {})).entries.map((each) => each.id)).toContain(id)
  await call(editItem, { id: (await make.item()).id, category_id: id }, asStaff)
  await expect(call(saveShopCategory, { ...category, id: 2 }, asStaff)).rejects.toMatchObject({
    status: 404,
    code: 'category_not_found',
  })
  const many = Array.from({ length: 18 }, () => call(saveShopCategory, category, asStaff))
  expect(new Set((await Promise.all(many)).map((saved) => saved.id)).size).toBe(18)
  await expect(call(saveShopCategory, category, asStaff)).rejects.toMatchObject({
    code: 'too_many_categories',
  })
})

test('STORE-17 ADMIN-16 what is in a category that staff have hidden is not on sale, until they show it again', async () => {
  const { call, get, as, asStaff, make } = await storeWithStaff()
  const category = { name: 'Posters', color: '#aabbcc' }
  const { id: category_id } = await call(saveShopCategory, category, asStaff)
  const { id } = await make.item({ name: 'Nebula', categoryId: category_id })
  const own = await as(await make.member({ dollars: 100_000 }))
  const page = async () => (await get('/points-store?lang=en')).text()
  expect(await page()).toContain('Nebula')

  await call(saveShopCategory, { ...category, id: category_id, hidden: true }, asStaff)
  expect(await page()).not.toContain('Nebula')
  for (const list of [listShopItems, listLatestItems])
    expect((await call(list, {})).entries).toEqual([])
  await expect(call(purchaseItem, { id }, own)).rejects.toMatchObject({
    status: 404,
    code: 'item_not_found',
  })
  const inList = async (hidden: boolean) =>
    (await call(listStaffItems, { hidden }, asStaff)).entries
  expect(await inList(true)).toMatchObject([{ id, hidden: false, category_hidden: true }])
  expect(await inList(false)).toEqual([])

  // Whoever changes something else has not seen that it was hidden.
  await call(saveShopCategory, { id: category_id, color: '#112233' }, asStaff)
  expect(await page()).not.toContain('Nebula')

  await call(saveShopCategory, { id: category_id, hidden: false }, asStaff)
  expect(await page()).toContain('Nebula')
  await call(purchaseItem, { id }, own)
})

test('ADMIN-16 an item that is hidden before and after throws no page away, nor do codes that change nothing readers see', async () => {
  const { call, asStaff, databaseUrl } = await storeWithStaff()
  const purged = await purgedBy(databaseUrl)
  const whole = { name: 'Hoodie', price: 5_400, category_id: 11 }
  const image = await pictureFile({ width: 800, height: 600 })
  const add = (hidden: boolean) => call(createItem, { ...whole, image, hidden }, asStaff)
  expect(await purged(() => add(true))).toEqual([])
  const { id } = await add(true)
  const change = (fields: object) => () => call(editItem, { id, ...fields }, asStaff)
  const codes = (text: string) => () => call(setCodes, { id, codes: text }, asStaff)
  const shown = ['store', `store:${id}`]
  expect(await purged(change({ price: 4_900 }))).toEqual([])
  expect(await purged(codes('AAA'))).toEqual([])
  expect(await purged(change({ hidden: false }))).toEqual(shown)
  expect(await purged(change({ price: 4_500 }))).toEqual(shown)
  expect(await purged(codes('AAA\nBBB'))).toEqual([])
  expect(await purged(codes(''))).toEqual(['store'])
  expect(await purged(change({ hidden: true }))).toEqual(shown)
  expect(await purged(() => call(deleteItem, { id }, asStaff))).toEqual([])
  expect(await purged(() => add(false))).toEqual(['store'])
  const [item] = (await call(listShopItems, {})).entries
  const removed = () => call(deleteItem, { id: item?.id ?? 0 }, asStaff)
  expect(await purged(removed)).toEqual(['store', `store:${item?.id}`])
})
