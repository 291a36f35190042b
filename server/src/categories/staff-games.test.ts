import { expect, test } from 'vitest'
import { listCategories } from '@loadout/contract/categories/categories.ts'
import { listGames, saveGame } from '@loadout/contract/categories/staff-games.ts'
import { listNews } from '@loadout/contract/news/news.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { insides, readPage, textOf } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'

async function siteWithStaff() {
  const site = await startSite()
  const credentials = await site.as(await site.make.member(staffWith('canManageContent')))
  return {
    ...site,
    save: (wish: object) =>
      site.call(saveGame, { color: '#3366ff', pattern: 'general', ...wish } as never, credentials),
    names: async () =>
      (await site.call(listGames, {}, credentials)).entries.map(({ name }) => name),
    offered: async () => {
      const { main } = await readPage(await site.get('/?lang=en'))
      return insides(main, 'button').map(textOf)
    },
  }
}

const SHIPPED = ['General', 'CS:GO', 'Fortnite', 'PUBG', 'League of Legends', 'Dota 2', 'Poker']

test('ADMIN-12 FILTER-01 staff add a game, which readers are offered at once, and whose news have its pattern', async () => {
  const { save, names, offered, call, make } = await siteWithStaff()
  expect(await offered()).not.toContain('Chess')
  const { id } = await save({ name: 'Chess', short_name: 'chess', pattern: 'poker', place: 2 })
  expect(await names()).toEqual(['General', 'Chess', ...SHIPPED.slice(1)])
  expect(await offered()).toContain('Chess')
  expect((await call(listCategories, {})).entries.find((game) => game.id === id)).toEqual({
    id,
    name: 'Chess',
    tag_name: 'chess',
    short_name: 'chess',
    background: 'poker',
    color: '#3366ff',
    has_article_icon: false,
    hidden: false,
    parent: null,
  })
  await save({ id, name: 'Chess', pattern: 'dota' })
  const background = async (which: number) =>
    (await call(listCategories, {})).entries.find((game) => game.id === which)?.background
  expect(await background(id)).toBe('dota')
  const general = await background(1)
  await save({ id: 1, name: 'General', pattern: 'poker' })
  expect(await background(1), 'which is another one on purpose').toBe(general)
  const news = await make.news({ categoryIds: [id] })
  const { entries } = await call(listNews, { categories: [id] })
  expect(entries.map((entry) => entry.id)).toEqual([news.id])
})

test('ADMIN-12 staff rename, recolour, move and hide a game; its word in addresses stays', async () => {
  const { save, names, offered, get, db } = await siteWithStaff()
  await save({ id: 2, name: 'Counter-Strike 2', short_name: 'cs2', color: '#ffaa00', place: 6 })
  expect(await names()).toEqual(['General', ...SHIPPED.slice(2, 6), 'Counter-Strike 2', 'Poker'])
  await save({ id: 3, name: 'Fortnite', hidden: 1 })
  const now = await offered()
  expect(now).toContain('Counter-Strike 2')
  expect(now).not.toContain('Fortnite')
  expect(await (await get('/feeds/games/csgo.rss?lang=en')).text()).toContain('Counter-Strike 2')
  expect((await get('/feeds/games/fortnite.rss?lang=en')).status).toBe(404)
  expect(
    await db
      .selectFrom('audit')
      .select(['action', 'target', 'before', 'after'])
      .orderBy('id')
      .execute(),
  ).toMatchObject([
    {
      action: 'game saved',
      target: 'game 2',
      before: { name: 'CS:GO', place: 2 },
      after: { name: 'Counter-Strike 2', place: 6 },
    },
    { action: 'game saved', target: 'game 3', before: { hidden: false }, after: { hidden: true } },
  ])

  // Whoever changes its name has not seen that it was hidden.
  await save({ id: 3, name: 'Fort' })
  expect(await offered()).not.toContain('Fort')
})

test.each([
  [{ name: ' ' }, 'name_missing'],
  [{ id: 2, name: 'CS:GO', hidden: 1 }, 'game_always_shown'],
  [{ id: 8, name: 'A shop category' }, 'category_not_found'],
  [{ id: 30, name: 'Nothing' }, 'category_not_found'],
  [{ name: 'Chess', pattern: 'chess' }, 'invalid_request'],
  [{ name: 'Chess', color: 'red' }, 'invalid_request'],
])('ADMIN-12 the game %o is refused with %s, and nothing is kept', async (wish, code) => {
  const { save, names } = await siteWithStaff()
  await expect(save(wish)).rejects.toMatchObject({ code })
  expect(await names()).toEqual(SHIPPED)
})

test('ADMIN-12 FILTER-13 games that are added at the same time get a number, a place and a word each, and there are no more than a mask can hold', async () => {
  const { save, call } = await siteWithStaff()
  const tries = await Promise.allSettled(
    Array.from({ length: 21 }, () => save({ name: 'Chess', place: 1 })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(19)
  for (const tried of tries)
    if (tried.status === 'rejected')
      expect(tried.reason).toMatchObject({ code: 'too_many_categories' })
  const { entries } = await call(listCategories, {})
  expect(new Set(entries.map(({ id }) => id)).size).toBe(31)
  expect(new Set(entries.map(({ tag_name }) => tag_name)).size).toBe(31)
})
