import { Flag } from '@loadout/contract/accounts/flags.ts'
import { expectAccessible } from '../accessibility.ts'
import { countCalls, memberBar } from '../account-screens.ts'
import { articlePath } from '../addresses.ts'
import { allRequestsSeen } from '../screens.ts'
import { expect, test, visitIn } from '../site.ts'

/** The browser of the journeys says that it has no head, and would not be counted as a reader. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'

test('NEWS-14 NEWS-15 who opens an article counts as a reader, and the number is among its tools for admins alone', async ({
  page,
  seed,
  signIn,
  visit,
  newcomer,
}) => {
  const news = await seed.news()
  const reader = await newcomer({ userAgent })
  const told = reader.waitForResponse((response) => response.url().endsWith('/api/article/view'))
  await visitIn(reader, articlePath(news))
  expect((await told).status()).toBe(200)

  const admin = await seed.member({ flags: Flag.Admin })
  const { id: _u, token: _t } = await seed.session(admin)
  // Views are stored together, a moment later.
  await expect
    .poll(async () => {
      const params = { _u, _t, id: news.id }
      return (await page.request.get('/api/admin/news/views', { params })).json()
    })
    .toMatchObject({ views: 1 })
  await signIn(admin)
  await visit(articlePath(news))
  const tools = page.getByRole('group', { name: 'Article actions' })
  await expect(tools.getByRole('img', { name: '1 view' })).toBeVisible()

  await signIn(await seed.member())
  const asked = countCalls(page, '/admin/news/views')
  await visit(articlePath(news))
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible()
  await allRequestsSeen(page)
  expect(asked).toEqual([])
  await expect(tools.getByRole('img', { name: /view/ })).toHaveCount(0)
})

test('POST-35 STATS-07 STATS-08 STATS-10 an author sees views by day, with keys and in a table, and by country, an admin sees how often a post was read, and another member does not', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const author = await seed.member({ username: 'Tindra' })
  const [first, second] = [await seed.post({ author }), await seed.post({ author })]
  await seed.views(first, { views: 3, country: 'SE' })
  await seed.views(first, { views: 5, daysAgo: 1, country: 'DE' })
  await seed.views(second, { views: 1, daysAgo: 1, country: 'DE' })
  await signIn(author)
  await visit('/posts/stats')
  const main = page.getByRole('main')
  await expect(main.getByRole('definition')).toHaveText(['9', '9'])
  await expect(main.getByRole('row', { name: /^Germany/ })).toContainText('67%')

  const chart = main.getByRole('slider', { name: 'Views in the last 30 days' })
  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuetext', /: 3 views$/)
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /: 6 views$/)
  await expect(main.getByRole('figure').getByText(/: 6 views$/)).toBeVisible()
  await main.getByText('Show as a table').click()
  const days = main.getByRole('table', { name: 'Views in the last 30 days' })
  await expect(days.getByRole('row')).toHaveCount(31)
  await expectAccessible(page)

  await visit(`/posts/poststats/${first.id}`)
  await expect(page.getByRole('heading', { name: first.title })).toBeVisible()
  await expect(main.getByRole('definition')).toHaveText(['8', '8'])

  await page.route('**/api/blog/stats/post?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), unique_views: null } })
  })
  await visit(`/posts/poststats/${first.id}`)
  await expect(main.getByRole('definition')).toHaveText([
    '8',
    'Not known: from before visitors were counted',
  ])
  await page.unrouteAll()

  const views = page.getByRole('link', { name: '8 views' })
  const ofPost = `/posts/poststats/${first.id}`
  await visit(`/post/Tindra/${first.id}`)
  await expect(views).toHaveAttribute('href', ofPost)
  await signIn(await seed.member({ flags: Flag.Admin }))
  await visit(`/post/Tindra/${first.id}`)
  await expect(views).toHaveAttribute('href', ofPost)
  await signIn(await seed.member())
  const asked = countCalls(page, '/blog/views')
  await visit(`/post/Tindra/${first.id}`)
  // The figure comes with these.
  const actions = page.getByRole('group', { name: 'Actions', exact: true })
  await expect(actions.getByRole('button', { name: 'Report' })).toBeVisible()
  await allRequestsSeen(page)
  expect(asked).toEqual([])
  await expect(page.getByLabel(/^\d+ views?$/)).toHaveCount(0)
})

test('STATS-07 STATS-08 STATS-09 figures of somebody else are there for admins, and without signing in there is nothing', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  expected.failures('answered 403')
  const post = await seed.post()
  await seed.views(post, { views: 4 })
  const asked = [countCalls(page, '/blog/stats/profile'), countCalls(page, '/blog/stats/post')]
  const main = page.getByRole('main')
  for (const path of ['/posts/stats', `/posts/poststats/${post.id}`]) {
    await visit(path)
    await allRequestsSeen(page)
    await expect(main).toHaveText('')
  }
  expect(asked).toEqual([[], []])

  const ofOthers = [`/posts/stats/${post.author.id}`, `/posts/poststats/${post.id}`]
  await signIn(await seed.member())
  for (const path of ofOthers) {
    await visit(path)
    await expect(main.getByRole('alert'), path).toHaveText('These figures are for the author alone')
  }
  await signIn(await seed.member({ flags: Flag.Admin }))
  for (const path of ofOthers) {
    await visit(path)
    await expect(main.getByRole('definition'), path).toHaveText(['4', '4'])
  }
})

test('HOME-14 STATS-01 a tab of the home shows who has most points this week', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await signIn(await seed.member({ username: 'Tindra' }))
  await visit('/')
  // Who is known has been paid for coming.
  await expect(memberBar(page).menu).toBeVisible()
  await page.getByRole('link', { name: 'Most Points This Week', exact: true }).click()
  await expect(page).toHaveURL(/\/most-points$/)
  await visit('/most-points')
  const tab = page.getByRole('link', { name: 'Most Points This Week', exact: true })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  const best = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tindra' })
  await expect(best).toContainText('10')
})
