import { articlePath } from '../addresses.ts'
import { comments } from '../screens.ts'
import { expect, test } from '../site.ts'
import type { Seed } from '../site-process.ts'

/** An article with so many comments, the n-th of which says "Comment n." and has n as its id. */
async function seedComments(seed: Seed, count: number) {
  const news = await seed.news()
  const by = await seed.member()
  for (let number = 1; number <= count; number++)
    await seed.comment({ on: news, by, message: `Comment ${number}.` })
  return news
}

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

test('AMB-96 comments stand newest first, and the reader may have them oldest or most upvoted first', async ({
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

  await inOrder('Newest', 'Middle', 'Oldest')
  await order.selectOption('Oldest first')
  await inOrder('Oldest', 'Middle', 'Newest')
  await order.selectOption('Most upvoted')
  await inOrder('Middle', 'Oldest', 'Newest')
  await order.selectOption('Newest first')
  await inOrder('Newest', 'Middle', 'Oldest')
})

test('AMB-96 an article begins with the newest 25 comments, or with the oldest, and more are read in place', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seedComments(seed, 53)
  await visit(articlePath(news))
  const more = page.getByRole('link', { name: /^Show \d+ more$/ })

  await expect(comments(page)).toHaveCount(25)
  await expect(comments(page).first()).toContainText('Comment 53.')
  await expect(more).toHaveText('Show 28 more')
  await more.click()
  await expect(comments(page)).toHaveCount(50)
  await expect(more).toHaveText('Show 3 more')
  await expect(more).toBeFocused()
  await more.click()
  await expect(comments(page).last()).toContainText('Comment 1.')
  await expect(more).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first')
  await expect(comments(page).first()).toContainText('Comment 1.')
  await expect(comments(page)).toHaveCount(25)
  await page.getByRole('button', { name: 'Show 28 more' }).click()
  await page.getByRole('button', { name: 'Show 3 more' }).click()
  await expect(comments(page).last()).toContainText('Comment 53.')
  await expect(comments(page)).toHaveCount(53)
})

test('AMB-96 a link to a comment far back shows those around it, and newer and older ones on request', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seedComments(seed, 80)
  const linked = comments(page).filter({ hasText: 'Comment 40.' })
  await visit(`${articlePath(news)}#comment-40`)

  await expect(linked).toBeInViewport()
  await expect(comments(page)).toHaveCount(25)
  await expect(comments(page).first()).toContainText('Comment 52.')
  await expect(comments(page).last()).toContainText('Comment 28.')
  await page.getByRole('button', { name: 'Show newer comments' }).click()
  await expect(comments(page).first()).toContainText('Comment 77.')
  await page.getByRole('button', { name: 'Show older comments' }).click()
  await expect(comments(page).last()).toContainText('Comment 3.')
  await page.getByRole('button', { name: 'Show newer comments' }).click()
  await expect(comments(page).first()).toContainText('Comment 80.')
  await page.getByRole('button', { name: 'Show older comments' }).click()
  await expect(comments(page).last()).toContainText('Comment 1.')
  await expect(comments(page)).toHaveCount(80)
  await expect(page.getByRole('button', { name: /^Show (newer|older)/ })).toHaveCount(0)
})

test('AMB-96 on a page of comments that a search engine led to, newer and older ones are read in place', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seedComments(seed, 80)
  await visit(`${articlePath(news)}?page=2`)
  await expect(comments(page).first()).toContainText('Comment 55.')
  await page.getByRole('link', { name: 'Show newer comments' }).click()
  await expect(comments(page).first()).toContainText('Comment 80.')
  await expect(page.getByRole('link', { name: 'Show newer comments' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Show 30 more' }).click()
  await page.getByRole('link', { name: 'Show 5 more' }).click()
  await expect(comments(page).last()).toContainText('Comment 1.')
  await expect(comments(page)).toHaveCount(80)
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
  for (let number = 1; number <= 26; number++)
    await seed.comment({ on: news, by, message: `Comment ${number}.` })
  await seed.comment({ on: related, by, message: 'On the road' })
  await visit(articlePath(news))
  await page.getByRole('link', { name: 'Show 1 more' }).click()
  await expect(comments(page)).toHaveCount(26)

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
  const news = await seedComments(seed, 27)
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

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first')
  const more = page.getByRole('button', { name: 'Show 2 more' })
  await expect(more).toHaveAttribute('aria-busy', 'true')
  await more.click()
  letGo()
  await expect(comments(page).first()).toContainText('Comment 1.')
  expect(asked.map((search) => search.get('after'))).toEqual(['0'])
  await more.click()
  await expect(comments(page).last()).toContainText('Comment 27.')
  await expect(comments(page)).toHaveCount(27)
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
  // By the time another order has come, calls that went on for ever would have been many.
  const oldest = page.waitForRequest((request) => request.url().includes('order=oldest'))
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first')
  await (await (await oldest).response())?.finished()
  await expect(comments(page)).toHaveText([/The second/])
  // The first, those around the linked one, the other order.
  expect(calls).toBe(3)
})
