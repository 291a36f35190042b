import { articlePath } from '../addresses.ts'
import { comments } from '../screens.ts'
import { expect, test } from '../site.ts'

test('ERR-07 an article without comments says so', async ({ page, seed, visit }) => {
  await visit(articlePath(await seed.news()))
  await expect(page.getByText('No comments yet', { exact: true })).toBeVisible()
})

test('CMT-13 a deleted comment keeps its place and loses its text', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news()
  await seed.comment({ on: news, message: 'First' })
  await seed.comment({ on: news, message: 'A word too many', deleted: true })
  await seed.comment({ on: news, message: 'Third' })
  await visit(articlePath(news))

  await expect(comments(page)).toHaveCount(3)
  await expect(comments(page).nth(1)).toContainText('This comment has been deleted.')
  await expect(page.getByText('A word too many')).toHaveCount(0)
})

test('AMB-96 comments stand oldest first, and the reader may have them newest or most upvoted first', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news()
  for (const [message, upvotes] of [
    ['Oldest', 3],
    ['Middle', 9],
    ['Newest', 1],
  ] as const)
    await seed.comment({ on: news, message, upvotes })
  await visit(articlePath(news))
  const order = page.getByRole('combobox', { name: 'Order' })
  const inOrder = (...messages: string[]) =>
    expect(comments(page).getByRole('paragraph')).toHaveText(messages)

  await inOrder('Oldest', 'Middle', 'Newest')
  await order.selectOption('Newest first')
  await inOrder('Newest', 'Middle', 'Oldest')
  await order.selectOption('Most upvoted')
  await inOrder('Middle', 'Oldest', 'Newest')
  await order.selectOption('Oldest first')
  await inOrder('Oldest', 'Middle', 'Newest')
})

test('AMB-96 the newest hundred comments come first, earlier ones on request', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news()
  const by = await seed.member()
  for (let number = 1; number <= 103; number++)
    await seed.comment({ on: news, by, message: `Comment ${number}.` })
  await visit(articlePath(news))

  await expect(comments(page)).toHaveCount(100)
  await expect(comments(page).first()).toContainText('Comment 4.')
  await page.getByRole('button', { name: 'Show 3 earlier comments' }).click()
  await expect(comments(page)).toHaveCount(103)
  await expect(comments(page).first()).toContainText('Comment 1.')
  await expect(page.getByRole('button', { name: /Show .* earlier/ })).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Newest first')
  await expect(comments(page).first()).toContainText('Comment 103.')
  await page.getByRole('button', { name: 'Show 3 more' }).click()
  await expect(comments(page).last()).toContainText('Comment 1.')
})

test('AMB-96 a link to a comment far beyond the first hundred brings it on screen, without a gap', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news()
  const by = await seed.member()
  const written: { id: number }[] = []
  for (let number = 1; number <= 215; number++)
    written.push(await seed.comment({ on: news, by, message: `Comment ${number}.` }))
  await visit(`${articlePath(news)}#comment-${written[2]?.id}`)

  await expect(comments(page).filter({ hasText: 'Comment 3.' })).toBeInViewport()
  await expect(comments(page)).toHaveCount(215)
})

test('every comment has a link of its own', async ({ page, seed, visit }) => {
  const news = await seed.news({ title: 'Northwind win' })
  const first = await seed.comment({ on: news, message: 'First' })
  await seed.comment({ on: news, message: 'Second' })
  await visit(articlePath(news))
  await comments(page)
    .filter({ hasText: 'First' })
    .getByRole('link', { name: 'Link to this comment' })
    .click()
  await expect(page).toHaveURL(`/news/${news.id}/northwind-win#comment-${first.id}`)
  await expect(comments(page).filter({ hasText: 'First' })).toBeInViewport()
})

test('people named in a comment are linked', async ({ page, seed, visit }) => {
  const news = await seed.news()
  await seed.member({ username: 'Mirka' })
  await seed.comment({ on: news, message: 'As @mirka said, not @nobody.' })
  await visit(articlePath(news))
  await expect(comments(page).getByRole('link', { name: '@mirka' })).toHaveAttribute(
    'href',
    '/user/Mirka',
  )
  await expect(comments(page).getByRole('link', { name: '@nobody' })).toHaveCount(0)
})

test('the link of an article can be copied', async ({ page, context, seed, visit, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const news = await seed.news({ title: 'Northwind win' })
  await visit(articlePath(news))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/news/${news.id}/northwind-win`,
  )
})

test('the comments of one article do not stay under the next', async ({ page, seed, visit }) => {
  const related = await seed.news({ title: 'The road to Katowice', tags: ['katowice'] })
  const news = await seed.news({ tags: ['katowice'] })
  const by = await seed.member()
  for (let number = 1; number <= 101; number++)
    await seed.comment({ on: news, by, message: `Comment ${number}.` })
  await seed.comment({ on: related, by, message: 'On the road' })
  await visit(articlePath(news))
  await page.getByRole('button', { name: 'Show 1 earlier comment' }).click()
  await expect(comments(page)).toHaveCount(101)

  await page
    .getByRole('complementary', { name: 'More' })
    .getByRole('link', { name: 'The road to Katowice' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The road to Katowice')
  await expect(comments(page)).toHaveCount(1)
  await expect(comments(page)).toContainText('On the road')
})

test('in a new order, reading on waits until its first comments are there', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news()
  const by = await seed.member()
  for (let number = 1; number <= 102; number++)
    await seed.comment({ on: news, by, message: `Comment ${number}.` })
  await visit(articlePath(news))
  const asked: URLSearchParams[] = []
  let letGo = () => {}
  const going = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/comment/list?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams)
    await going
    await route.continue()
  })

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Newest first')
  const more = page.getByRole('button', { name: 'Show 2 more' })
  await expect(more).toHaveAttribute('aria-busy', 'true')
  await more.click()
  letGo()
  await expect(comments(page).first()).toContainText('Comment 102.')
  expect(asked.map((search) => search.get('before'))).toEqual([null])
  await more.click()
  await expect(comments(page).last()).toContainText('Comment 1.')
  await expect(comments(page)).toHaveCount(102)
})

test('a count that is ahead of the comments makes nobody look for the rest', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news({ title: 'Northwind win' })
  const elsewhere = await seed.comment({ on: await seed.news(), message: 'Elsewhere' })
  await seed.comment({ on: news, message: 'The second' })
  const other = await seed.news({
    content: `<p><a href="/news/${news.id}/northwind-win#comment-${elsewhere.id}">The first</a></p>`,
  })
  await visit(articlePath(other))
  let calls = 0
  await page.route('**/api/comment/list?*', async (route) => {
    calls++
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), count: 2 } })
  })
  await page.getByRole('link', { name: 'The first' }).click()
  await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible()
  await expect(page.getByRole('button', { name: /earlier/ })).toHaveCount(0)
  // By the time another order has come, calls that went on for ever would have been many.
  const newest = page.waitForRequest((request) => request.url().includes('order=newest'))
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Newest first')
  await (await (await newest).response())?.finished()
  expect(calls).toBe(2)
})
