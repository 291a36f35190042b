import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { holdBackPart } from '../account-screens.ts'
import { allRequestsSeen, stories, storyTitles } from '../screens.ts'
import { expect, isAlive, test } from '../site.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search people and articles' })
const suggestions = (page: Page) => page.getByRole('group', { name: 'Suggestions' })
const titles = (numbers: number[]) => numbers.map((number) => `Kestrel story ${number}`)

/** The calls of a path made so far. */
function callsOf(page: Page, path: string): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith(`/api${path}`)) calls.push(url.searchParams.get('query') ?? '')
  })
  return calls
}

test('SEARCH-01 SEARCH-02 SEARCH-03 SEARCH-05 SEARCH-06 SEARCH-08 SEARCH-09 SHELL-04 from the second character on the top bar suggests three people and three articles, each with a link to its page, and "View all" leads to the rest, also of those of whom there are none', async ({
  page,
  seed,
  visit,
}) => {
  await seed.news({ title: 'Kestrel/c d' })
  await seed.member({ username: 'Kestrel' })
  for (let number = 1; number <= 4; number++) {
    await seed.news({ title: `Kestrel story ${number}` })
    await seed.member({ username: `Kestrel${number}` })
  }
  await visit('/')
  await field(page).pressSequentially('ke')
  await expect(suggestions(page)).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(suggestions(page)).toBeHidden()
  await field(page).clear()
  await expect(suggestions(page)).toBeHidden()

  const all = suggestions(page).getByRole('link', { name: 'View all', exact: true })
  await field(page).fill('nobodyandnothing')
  await expect(suggestions(page).getByText('No results')).toHaveCount(2)
  await expect(all).toHaveCount(2)
  await field(page).fill('kestrel/c d')
  await expect(all.first()).toHaveAttribute('href', '/search/user/kestrel%2Fc%20d')
  await expect(all.last()).toHaveAttribute('href', '/search/article/kestrel%2Fc%20d')
  await expect(suggestions(page).getByRole('link', { name: 'Kestrel/c d' })).toBeVisible()
  await expect(suggestions(page).getByText('No results')).toHaveCount(1)

  await field(page).fill('kestrel')
  const people = suggestions(page).getByRole('region', { name: 'People' })
  const articles = suggestions(page).getByRole('region', { name: 'Articles' })
  await expect(people.getByRole('listitem')).toHaveText(['Kestrel', 'Kestrel1', 'Kestrel2'])
  await expect(articles.getByRole('listitem')).toHaveText(titles([4, 3, 2]))
  await expect(articles.locator('mark')).toHaveText(['Kestrel', 'Kestrel', 'Kestrel'])
  await expect(people.getByRole('link', { name: 'Kestrel1' })).toHaveAttribute(
    'href',
    '/user/Kestrel1',
  )
  // What gets no focus from a press is no way out of the search: in Safari no link does.
  await articles.getByRole('heading').click()
  await articles.getByRole('link', { name: 'Kestrel story 4' }).click()
  await expect(page).toHaveURL(/\/news\/\d+\/kestrel-story-4$/)
  await expect(suggestions(page)).toBeHidden()
})

const NOON = new Date('2026-11-20T12:00:00Z')

test('SEARCH-07 API-10 a search begins 400 ms after the last key, once, and before that nothing is asked', async ({
  page,
  visit,
}) => {
  // However long the keys take on a busy machine, for the page no time passes between them.
  await page.routeWebSocket('**/app/**', () => undefined)
  await page.clock.install({ time: NOON })
  await visit('/')
  const [people, articles] = [callsOf(page, '/user/search'), callsOf(page, '/article/search')]
  await field(page).pressSequentially('ke')
  await expect(suggestions(page)).toBeVisible()
  await page.clock.pauseAt(new Date(NOON.getTime() + 600_000))
  await field(page).pressSequentially('strel')
  await page.clock.runFor(399)
  await allRequestsSeen(page)
  const early = [...people, ...articles].filter((query) => query !== 'ke')
  // The last moment, and what is put off to the next turn of events.
  await page.clock.runFor(1 + 1)
  await expect.poll(() => [people.at(-1), articles.at(-1)]).toEqual(['kestrel', 'kestrel'])
  expect(early).toEqual([])
  await page.clock.resume()
  await allRequestsSeen(page)
  expect(people.filter((query) => query !== 'ke')).toEqual(['kestrel'])
})

test('SEARCH-01 "/" goes to the field, arrow keys go through the suggestions, Escape comes back', async ({
  page,
  seed,
  visit,
}) => {
  await seed.news({ title: 'Kestrel story' })
  await seed.member({ username: 'Kestrel' })
  await visit('/')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('kestrel')
  // What was found for a part of the word goes again.
  await expect(suggestions(page)).toHaveAttribute('aria-busy', 'false')
  // People and articles are asked for by themselves.
  await expect(suggestions(page).getByRole('link', { name: 'Kestrel story' })).toBeVisible()
  await expect(suggestions(page).getByRole('link', { name: 'Kestrel', exact: true })).toBeVisible()

  // Keys that belong to a word while it is composed.
  for (const key of ['ArrowDown', 'Escape'])
    await field(page).dispatchEvent('keydown', { key, isComposing: true })
  await expect(field(page)).toBeFocused()
  await expect(suggestions(page)).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await expect(suggestions(page).getByRole('link', { name: 'Kestrel', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(suggestions(page).getByRole('link', { name: 'Kestrel story' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toBeHidden()
  await expect(field(page)).toBeFocused()
})

test('SEARCH-01 on a phone the field is behind a button', async ({ page, visit }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await visit('/')
  await expect(field(page)).toBeHidden()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('kestrel')
  await expect(suggestions(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toBeHidden()
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('/')
  await expect(field(page), 'a narrow window has keys too').toBeFocused()
})

test('SEARCH-02 SEARCH-11 SEARCH-13 SEARCH-14 SEARCH-15 SEARCH-17 SEARCH-20 SEARCH-21 AMB-86 Enter shows eleven articles a page, three of them as cards, none twice, or news only, and axe-core finds nothing', async ({
  page,
  seed,
  visit,
}) => {
  for (let number = 1; number <= 12; number++) await seed.news({ title: `Kestrel story ${number}` })
  await seed.news({ title: 'About something else' })
  await visit('/')
  await field(page).fill('kestrel')
  const asked = Promise.all(
    [
      ['recent', '3'],
      ['relevant', '11'],
    ].map(([order, limit]) =>
      page.waitForRequest(
        (request) =>
          request.url().includes('/article/search?') &&
          request.url().includes(`order=${order}`) &&
          request.url().includes(`limit=${limit}`),
      ),
    ),
  )
  await page.keyboard.press('Enter')
  await asked

  await expect(page).toHaveURL('/search/article/kestrel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“kestrel”')
  await expect(page.getByText('12 articles')).toBeVisible()
  await expect(storyTitles(page)).toHaveText(titles([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]))
  const layouts = await stories(page).evaluateAll((all) =>
    all.map((story) => (story as HTMLElement).dataset['layout']),
  )
  expect(layouts).toEqual(['card', 'card', 'card', ...Array<string>(8).fill('row')])
  // Suggestions are for what is typed, not for what the field keeps of the search.
  await field(page).clear()
  await field(page).fill('kestrel')
  await expect(suggestions(page).getByRole('link', { name: 'Kestrel story 12' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const next = page.waitForRequest(/article\/search\?.*offset=11/)
  await page.getByRole('link', { name: 'Next page' }).click()
  await next
  await expect(storyTitles(page)).toHaveText(titles([1]))

  const askedForNews = page.waitForRequest(/article\/search\?.*type=news/)
  await page
    .getByRole('navigation', { name: 'Search among' })
    .getByRole('link', { name: 'News' })
    .click()
  await askedForNews
  await expect(page).toHaveURL('/search/news/kestrel')
  await expect(storyTitles(page)).toHaveCount(11)
})

test('SEARCH-11 SEARCH-12 SEARCH-13 SEARCH-25 news and posts are found together or by themselves, and a result that was deleted meanwhile is said to be missing', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  const staff = await seed.member({
    flags: Flag.Admin,
    permissions: Permission.canPublishNews | Permission.canDeletePosts,
  })
  const author = await seed.member({ username: 'Haldor' })
  const news = await seed.news({ title: 'Kestrel win' })
  const post = await seed.post({ title: 'Kestrel fans', author })
  const newsPath = `/news/${news.id}/kestrel-win`
  const postPath = `/post/Haldor/${post.id}/kestrel-fans`
  const found = storyTitles(page).getByRole('link')
  for (const { kind, paths } of [
    { kind: 'article', paths: [newsPath, postPath] },
    { kind: 'post', paths: [postPath] },
    { kind: 'news', paths: [newsPath] },
  ]) {
    await visit(`/search/${kind}/kestrel`)
    await expect(found, kind).toHaveCount(paths.length)
    const hrefs = await found.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    expect(new Set(hrefs), kind).toEqual(new Set(paths))
  }

  const { id: _u, token: _t } = await seed.session(staff)
  for (const { call, gone, title, missing } of [
    { call: '/admin/news/delete', gone: news, title: 'Kestrel win', missing: 'Article not found' },
    { call: '/blog/delete', gone: post, title: 'Kestrel fans', missing: 'Post not found' },
  ]) {
    await visit('/search/article/kestrel')
    const answer = await page.request.post(`/api${call}`, { form: { _u, _t, id: gone.id } })
    expect(answer.status()).toBe(200)
    expected.failures(`id=${gone.id}`)
    await found.filter({ hasText: title }).click()
    await expect(page.getByRole('heading', { name: missing })).toBeVisible()
  }
})

test('SEARCH-10 SEARCH-11 SEARCH-16 SEARCH-17 ERR-08 people come eighteen a page; tabs say how much each search found, and whoever finds nothing is told so and led to where there is something', async ({
  page,
  seed,
  visit,
}) => {
  for (let number = 10; number < 29; number++)
    await seed.member({
      username: `Kestrel${number}`,
      flags: number === 10 ? Flag.Moderator : 0,
    })
  await seed.member({ username: 'Haldor' })
  await seed.member({ username: 'Haldora' })
  await seed.news({ title: 'Northwind win' })
  await visit('/search/user/kestrel')
  const people = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Kestrel/ })
  await expect(page.getByText('19 people')).toBeVisible()
  await expect(people).toHaveCount(18)
  await expectAccessible(page)
  const next = page.waitForRequest(/user\/search\?.*offset=18/)
  await page.getByRole('link', { name: 'Next page' }).click()
  await next
  await expect(people).toHaveText(['Kestrel28'])
  await expect(people.getByRole('link')).toHaveAttribute('href', '/user/Kestrel28')

  const tabs = page.getByRole('navigation', { name: 'Search among' })
  await visit('/search/article/haldor')
  await expect(tabs.getByRole('link', { name: 'Articles 0' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'People 2' })).toBeVisible()
  await expect(page.getByText('There are results under another tab.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '2 people' }).click()
  await expect(page).toHaveURL('/search/user/haldor')
  await expect(page.getByRole('main').getByRole('link', { name: 'Haldora' })).toBeVisible()

  await visit('/search/user/northwind')
  await expect(tabs.getByRole('link', { name: 'People 0' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '1 article' }).click()
  await expect(page).toHaveURL('/search/article/northwind')
  await expect(storyTitles(page)).toHaveText(['Northwind win'])

  for (const kind of ['article', 'user', 'news']) {
    await visit(`/search/${kind}/nobodyandnothing`)
    await expect(page.getByRole('main').getByText('No results', { exact: true })).toBeVisible()
  }
})

test('SEARCH-11 L05 an address without a search leads home, and results are no page for search engines', async ({
  page,
  seed,
}) => {
  await seed.news({ title: 'Kestrel story' })
  for (const address of [
    '/search/article/k',
    `/search/user/${'k'.repeat(101)}`,
    '/search?q=k',
    '/search',
  ]) {
    const response = await page.request.get(address, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']], address).toEqual([302, '/'])
  }
  expect(await (await page.request.get('/search/article/kestrel')).text()).toContain(
    '<meta name="robots" content="noindex">',
  )
})

for (const { what, path, name, found } of [
  {
    what: 'the top bar',
    path: '/about',
    name: 'Search people and articles',
    found: '/search/article/kestrel',
  },
  { what: 'a list', path: '/posts', name: 'Search posts', found: '/search/post/kestrel' },
  {
    what: 'the store',
    path: '/points-store?order=price',
    name: 'Search items',
    found: '/points-store?q=kestrel&order=price',
  },
])
  test(`SEARCH-11 what is typed into the search of ${what} before the page is alive is searched for`, async ({
    page,
    seed,
  }) => {
    await seed.item({ name: 'Kestrel case' })
    const letGo = await holdBackPart(page, 'entry-browser')
    await page.goto(path, { waitUntil: 'commit' })
    const words = page.getByRole('searchbox', { name })
    await words.fill('kestrel')
    letGo()
    await isAlive(page)
    await expect(words).toHaveValue('kestrel')
    // Who stays in the field has what it suggests.
    await expect(suggestions(page)).toHaveCount(what === 'the top bar' ? 1 : 0)
    await words.press('Enter')
    await expect(page).toHaveURL(found)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('SEARCH-11 the field still searches', async ({ page, seed, expected }) => {
    expected.failures(/^failed: GET .*\/assets\/[\w-]+\.js csp$/)
    await seed.news({ title: 'Kestrel story' })
    await page.goto('/')
    await field(page).fill('kestrel')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search/article/kestrel')
    await expect(storyTitles(page)).toHaveText(['Kestrel story'])
  })
})
