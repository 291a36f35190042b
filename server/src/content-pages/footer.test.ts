import { expect, test } from 'vitest'
import { saveGame } from '@loadout/contract/categories/staff-games.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { elements, insides, readPage, textOf } from '../../test/read-page.ts'
import { shareSite, startSite, TEST_NOW } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY)

const site = shareSite(async ({ make }) => {
  await make.news({ title: 'Most upvoted, too old', upvotes: 900, publishedAt: daysAgo(7) })
  await make.news({ title: 'Third', upvotes: 20, publishedAt: daysAgo(1), categoryIds: [3] })
  await make.news({
    title: 'First',
    upvotes: 80,
    publishedAt: daysAgo(6),
    versions: [{ languageId: 3, title: 'Nur diese', excerpt: 'e', content: '<p>t</p>' }],
  })
  await make.news({ title: 'Fourth', upvotes: 10, publishedAt: daysAgo(2) })
  await make.news({ title: 'Second', upvotes: 40, publishedAt: daysAgo(3) })
})

const footerOf = async (path: string) => (await readPage(await site().get(path))).footer
const headings = (html: string) => insides(html, 'h3').map(textOf)
const pages = [
  '/',
  '/about',
  '/tags/999/x',
  '/news-archive/1/person1',
  '/news/999999/x',
  '/streams',
]

test.each(pages)(
  'FOOT-01 NEWS-11 the footer of %s shows the three most upvoted news of the last seven days',
  async (path) => {
    const footer = await footerOf(`${path}?lang=en`)
    expect(insides(footer, 'h2').map(textOf)[0]).toBe('Best of the week')
    expect(headings(footer)).toEqual(['First', 'Second', 'Third'])
    expect(elements(footer, 'a').map(({ href }) => href)).toContain('/news/3/first')
  },
)

test('FOOT-01 the footer shows news in the language of the page where they can be read in it', async () => {
  expect(headings(await footerOf('/?lang=de'))).toEqual(['Nur diese', 'Second', 'Third'])
})

test.each(pages)(
  'FOOT-05 FOOT-06 FOOT-07 the footer of %s links to the content pages in three groups, terms and privacy among them',
  async (path) => {
    const footer = await footerOf(`${path}?lang=en`)
    const groups = [...footer.matchAll(/<h2>(.*?)<\/h2><ul>(.*?)<\/ul>/gs)].map(
      ([, heading, list = '']) => [heading, ...elements(list, 'a').map(({ href }) => href)],
    )
    expect(groups).toEqual([
      ['Loadout', '/about', '/rules', '/terms', '/privacy', '/cookies', '/giveaway', '/feeds'],
      ['Games', '/counter-strike', '/fortnite', '/pubg', '/league-of-legends'],
      ['Esports', '/fair-play', '/write-for-us'],
    ])
  },
)

test('FOOT-05 the links of the footer carry the titles of their pages in the language of the page', async () => {
  const links = insides(await footerOf('/?lang=de'), 'li').map(textOf)
  expect(links).toContain('Verlosungen')
  expect(links).toHaveLength(13)
})

test('FOOT-05 ADMIN-12 the column of games lists those that readers are offered in their order, on kept pages, too, and search engines hear of no other', async () => {
  const { call, get, make, as } = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const staff = await as(await make.member(staffWith('canManageContent')))
  const listed = async () => {
    const { footer } = await readPage(await get('/about?lang=en'))
    return elements(footer, 'a')
      .map(({ href = '' }) => href)
      .filter((href) => /^\/(counter-strike|fortnite|pubg|league-of-legends)$/.test(href))
  }
  expect(await listed()).toEqual(['/counter-strike', '/fortnite', '/pubg', '/league-of-legends'])
  const game = { color: '#3366ff', pattern: 'general' } as const
  await call(saveGame, { ...game, id: 3, name: 'Fortnite', hidden: 1 }, staff)
  await call(saveGame, { ...game, id: 5, name: 'League of Legends', place: 1 }, staff)
  expect(await listed()).toEqual(['/league-of-legends', '/counter-strike', '/pubg'])
  expect((await get('/fortnite?lang=en')).status).toBe(200)
  const sitemap = await (await get('/sitemap.xml')).text()
  expect(['/pubg?', '/fortnite?'].map((path) => sitemap.includes(path))).toEqual([true, false])
})
