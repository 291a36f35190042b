import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { languages } from '@loadout/contract/languages/languages.ts'
import { elements, readPage, textOf } from '../../test/read-page.ts'
import { shareSite, startSite, TEST_NOW } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'

test('NEWS-03 the article page shows title, text, author, date, comments and one upvote more than are stored', async () => {
  const { get, make } = await startSite()
  const author = await make.member({ username: 'Haldor' })
  const news = await make.news({
    author,
    title: 'Northwind win',
    excerpt: 'Two to one.',
    content: '<p>The <strong>final</strong>.</p>',
    upvotes: 12,
    tags: ['katowice'],
    userTags: [author],
  })
  await make.comment({ on: news, message: 'First <b>!</b> @Haldor', inserted: TEST_NOW })

  const { status, h1, main } = await readPage(await get(`/news/${news.id}/northwind-win?lang=en`))
  expect([status, h1]).toEqual([200, 'Northwind win'])
  expect(main).toContain('<p>The <strong>final</strong>.</p>')
  expect(textOf(main)).toContain(
    'CS:GO Northwind win Two to one. Haldor 1 min read 20 November 2026 at 11:59 UTC 13 1',
  )
  expect(textOf(main)).toMatch(/1 comment .* First <b>!<\/b> @Haldor /)
  expect(elements(main, 'img')[1]).toMatchObject({
    src: '/media/news/csgo-1/600x280.webp',
    width: '600',
    height: '280',
  })
  const hrefs = elements(main, 'a').map(({ href }) => href)
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/user/Haldor',
      '/tags/1/katowice',
      `/news-archive/${author.id}/Haldor`,
    ]),
  )
})

test('ROLE-08 ROLE-09 the symbols of the author and of whoever comments stand beside their names', async () => {
  const { get, make } = await startSite()
  const author = await make.member({
    username: 'Haldor',
    flags: Flag.Featured | Flag.VerifiedSymbol,
  })
  const news = await make.news({ author, title: 'Northwind win' })
  await make.comment({ on: news, by: await make.member({ flags: Flag.Featured }) })
  await make.comment({ on: news, by: await make.member() })

  const { main } = await readPage(await get(`/news/${news.id}/northwind-win?lang=en`))
  const symbols = (label: string) =>
    elements(main, 'svg').filter((symbol) => symbol['aria-label'] === label).length
  expect([symbols('Verified'), symbols('Featured')]).toEqual([2, 3])
})

test('CMT-13 the page shows the place of a deleted comment and not its text', async () => {
  const { get, make } = await startSite()
  const news = await make.news({ title: 'Northwind win' })
  await make.comment({ on: news, message: 'something rude', deleted: true })

  const { html, main } = await readPage(await get(`/news/${news.id}/northwind-win?lang=en`))
  expect(textOf(main)).toContain('This comment has been deleted.')
  expect(html).not.toContain('something rude')
})

test('ERR-07 an article that nobody has commented on says so', async () => {
  const { get, make } = await startSite()
  const news = await make.news({ title: 'Northwind win' })
  const { main } = await readPage(await get(`/news/${news.id}/northwind-win?lang=en`))
  expect(textOf(main)).toMatch(/ 0 comments .* No comments yet /)
})

/** Like what people write: two sentences. */
const MESSAGE =
  'Can someone explain why they did not force in round 19? The table says they had the money.'

const discussed = shareSite(async ({ make }) => {
  const news = await make.news({ title: 'Northwind win' })
  const by = await make.member()
  await times(100, () => make.comment({ on: news, by, message: MESSAGE }))
  await make.news({ title: 'Quiet' })
})

const commentIds = (html: string) =>
  elements(html, 'div').flatMap(({ id }) => (id?.startsWith('comment-') ? [id] : []))
const commentsOf = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `comment-${from - index}`)

test.each(languages)(
  'an article with a hundred comments is at most 60 kB of HTML, 64 in Cyrillic letters: $locale',
  async ({ locale }) => {
    const { html } = await readPage(await discussed().get(`/news/1/northwind-win?lang=${locale}`))
    const limit = ['ru', 'uk'].includes(locale) ? 64_000 : 60_000
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(limit)
  },
)

test.each([
  { query: '', shown: commentsOf(100, 76), links: [['next', 2]], canonical: '?lang=en' },
  { query: 'page=1&', shown: commentsOf(100, 76), links: [['next', 2]], canonical: '?lang=en' },
  {
    query: 'page=2&',
    shown: commentsOf(75, 51),
    links: [
      ['prev', 1],
      ['next', 3],
    ],
    canonical: '?page=2&lang=en',
  },
  {
    query: 'page=4&',
    shown: commentsOf(25, 1),
    links: [['prev', 3]],
    canonical: '?page=4&lang=en',
  },
])(
  'AMB-96 who follows links alone reaches all comments of an article: "$query" shows 25 of them',
  async ({ query, shown, links, canonical }) => {
    const page = await readPage(await discussed().get(`/news/1/northwind-win?${query}lang=en`))
    expect(commentIds(page.main)).toEqual(shown)
    const { pathname, search } = new URL(page.link('canonical') ?? '')
    expect([pathname, search]).toEqual(['/news/1/northwind-win', canonical])
    // The article itself is on the first of them alone.
    expect(page.jsonLd).toHaveLength(canonical === '?lang=en' ? 1 : 0)
    const hrefs = elements(page.main, 'a').flatMap(({ rel, href }) => (rel ? [[rel, href]] : []))
    expect(hrefs).toEqual(
      links.map(([rel, number]) => [
        rel,
        `/news/1/northwind-win${number === 1 ? '' : `?page=${number}`}#comments`,
      ]),
    )
  },
)

test.each([
  { from: '/news/1/northwind-win?page=5', to: '/news/1/northwind-win' },
  { from: '/news/2/quiet?page=2', to: '/news/2/quiet' },
  { from: '/news/1/another-name?page=2', to: '/news/1/northwind-win?page=2' },
])('L11 $from leads to $to', async ({ from, to }) => {
  const { status, headers } = await discussed().get(from)
  expect([status, headers.get('location')]).toEqual([302, to])
})

const empty = shareSite(async () => undefined)

test.each([
  '/news/999999/x',
  '/news/999999',
  '/news/abc/x',
  '/news/0',
  '/news/-1',
  '/news/99999999999999',
  '/news/1.5',
])(
  'ERR-01 NEWS-07 %s is a page of status 404 that says that the article was not found',
  async (path) => {
    const page = await readPage(await empty().get(`${path}?lang=en`))
    expect(page).toMatchObject({
      status: 404,
      h1: 'Article not found',
      title: 'Article not found · Loadout',
    })
    expect(page.meta('robots')).toBe('noindex')
    expect(page.link('canonical')).toBeUndefined()
    expect(page.headers.get('cache-control')).toBe('no-store')
  },
)
