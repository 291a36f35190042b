import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listCategories } from '@loadout/contract/categories/categories.ts'
import { listNews } from '@loadout/contract/news/news.ts'
import { insides, readPage, textOf } from '../../test/read-page.ts'
import { shareSite, startSite } from '../../test/start-site.ts'
import { maskOf } from './categories.ts'

const site = shareSite(async () => undefined)
const list = async () => (await site().call(listCategories, {})).entries

test('FILTER-01 every category has the nine documented fields and no other', async () => {
  const entries = await list()
  expect(entries.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  for (const category of entries) {
    expect(Object.keys(category)).toEqual([
      'id',
      'name',
      'tag_name',
      'short_name',
      'background',
      'color',
      'has_article_icon',
      'hidden',
      'parent',
    ])
  }
})

test.each([
  { ids: 'FILTER-09', id: 0, expected: { hidden: true } },
  {
    ids: 'FILTER-02',
    id: 1,
    expected: { name: 'General', hidden: false, parent: null, background: 'csgo' },
  },
  { ids: 'FILTER-03', id: 2, expected: { name: 'CS:GO', hidden: false, parent: null } },
  { ids: 'FILTER-04', id: 3, expected: { name: 'Fortnite', hidden: false, parent: null } },
  { ids: 'FILTER-05', id: 4, expected: { name: 'PUBG', hidden: false, parent: null } },
  { ids: 'FILTER-06', id: 5, expected: { name: 'League of Legends', hidden: false, parent: null } },
  { ids: 'FILTER-07', id: 6, expected: { name: 'Dota 2', hidden: true, parent: null } },
  { ids: 'FILTER-08', id: 7, expected: { name: 'Poker', hidden: true, parent: null } },
  {
    ids: 'FILTER-02',
    id: 8,
    expected: { name: 'Computers & Accessories', hidden: false, parent: 1 },
  },
  { ids: 'FILTER-02', id: 9, expected: { name: 'VIP Event Package', hidden: false, parent: 1 } },
  { ids: 'FILTER-02', id: 10, expected: { name: 'Gift Card', hidden: false, parent: 1 } },
  { ids: 'FILTER-02', id: 11, expected: { name: 'Clothing', hidden: false, parent: 1 } },
])('$ids category $id is $expected', async ({ id, expected }) => {
  expect((await list()).find((category) => category.id === id)).toMatchObject(expected)
})

test('FILTER-03 FILTER-04 FILTER-05 FILTER-06 FILTER-07 FILTER-08 FILTER-09 the front page offers the five visible games and no hidden one', async () => {
  const { main } = await readPage(await site().get('/?lang=en'))
  const offered = insides(main, 'button').map(textOf)
  expect(offered).toEqual(
    expect.arrayContaining(['General', 'CS:GO', 'Fortnite', 'PUBG', 'League of Legends']),
  )
  for (const hidden of ['None', 'Dota 2', 'Poker', 'Clothing'])
    expect(offered).not.toContain(hidden)
})

test('FILTER-10 the front page of a site with news about CS:GO is rendered with it picked', async () => {
  const { get, make } = await startSite()
  await make.news({ categoryIds: [2] })
  const { main } = await readPage(await get('/?lang=en'))
  const picked = [...main.matchAll(/<button[^>]*aria-pressed="true".*?<\/button>/gs)].map(
    ([button]) => textOf(button),
  )
  expect(picked).toEqual(['CS:GO'])
})

test.each([
  { ids: [], mask: 0 },
  { ids: [0], mask: 1 },
  { ids: [2], mask: 4 },
  { ids: [2, 3], mask: 12 },
  { ids: [30], mask: 1_073_741_824 },
])('FILTER-13 the games $ids are stored as $mask', ({ ids, mask }) => {
  expect(maskOf(ids)).toBe(mask)
})

test('FILTER-13 a category that no mask can hold is refused where it would get lost', async () => {
  for (const id of [31, 32, 2_147_483_647, -1]) expect(() => maskOf([2, id])).toThrow(RangeError)
  await expect(
    sql`insert into category (id, name, tag_name, short_name, background, color, has_article_icon, hidden) values (31, 'x', 'x', 'x', 'csgo', '#96b6ca', false, false)`.execute(
      site().db,
    ),
  ).rejects.toMatchObject({ constraint: 'category_id_check' })
})

test('FILTER-13 lists of categories that there are not are empty, and those of one that there is beside them are its own', async () => {
  const news = await site().make.news({ categoryIds: [2] })
  const listed = async (categories: number[]) =>
    (await site().call(listNews, { categories })).entries.map(({ id }) => id)
  expect(await listed([31, 99])).toEqual([])
  expect(await listed([2, 31])).toEqual([news.id])
  expect(await listed([3, 34])).toEqual([])
})

test('FILTER-11 a list is narrowed to as many games as a site can have', async () => {
  const news = await site().make.news({ categoryIds: [2] })
  const categories = Array.from({ length: 31 }, (_, id) => id)
  const { entries } = await site().call(listNews, { categories })
  expect(entries.map(({ id }) => id)).toContain(news.id)
})
