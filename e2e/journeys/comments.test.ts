import { articlePath } from '../addresses.ts'
import { hearsMember } from '../channels.ts'
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

test('ERR-07 CMT-13 an article without comments says so; where there are some, each has a link of its own, people named in it are linked, and a deleted one keeps its place', async ({
  page,
  seed,
  visit,
}) => {
  await visit(articlePath(await seed.news()))
  await expect(page.getByText('No comments yet', { exact: true })).toBeVisible()

  const news = await seed.news({ title: 'Northwind win' })
  await seed.member({ username: 'Mirka' })
  const first = await seed.comment({ on: news, message: 'First, as @mirka said, not @nobody.' })
  await seed.comment({ on: news, message: 'A word too many', deleted: true })
  await seed.comment({ on: news, message: 'Third' })
  await visit(articlePath(news))
  await expect(comments(page)).toHaveCount(3)
  await expect(comments(page).nth(1)).toContainText('This comment has been deleted.')
  await expect(page.getByText('A word too many')).toHaveCount(0)
  const linked = comments(page).filter({ hasText: 'First' })
  await expect(linked.getByRole('link', { name: '@mirka' })).toHaveAttribute('href', '/user/Mirka')
  await expect(linked.getByRole('link', { name: '@nobody' })).toHaveCount(0)
  await linked.getByRole('link', { name: /^Comment by/ }).click()
  await expect(page).toHaveURL(`/news/${news.id}/northwind-win#comment-${first.id}`)
  await expect(linked).toBeInViewport()
})

test('AMB-96 comments stand newest first, or oldest or most upvoted first; 25 are there, more are read in place, and none stay under the next article', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures('answered 429: GET')
  const related = await seed.news({ title: 'The road to Katowice', tags: ['katowice'] })
  const news = await seed.news({ tags: ['katowice'] })
  const by = await seed.member()
  for (let number = 1; number <= 53; number++)
    await seed.comment({
      on: news,
      by,
      message: `Comment ${number}.`,
      upvotes: number === 7 ? 9 : 1,
    })
  await seed.comment({ on: related, by, message: 'On the road' })
  await visit(articlePath(news))
  const more = page.getByRole('link', { name: /^Show \d+ more$/ })
  const order = page.getByRole('combobox', { name: 'Order' })
  const first = comments(page).first()

  await expect(comments(page)).toHaveCount(25)
  await expect(first).toContainText('Comment 53.')
  await expect(more).toHaveText('Show 28 more')
  await more.click()
  await expect(comments(page)).toHaveCount(50)
  await expect(more).toHaveText('Show 3 more')
  await expect(more).toBeFocused()
  await more.click()
  await expect(comments(page).last()).toContainText('Comment 1.')
  await expect(more).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')

  await order.selectOption('Oldest first')
  await expect(first).toContainText('Comment 1.')
  await expect(comments(page)).toHaveCount(25)
  await page.getByRole('button', { name: 'Show 28 more' }).click()
  await page.getByRole('button', { name: 'Show 3 more' }).click()
  await expect(comments(page).last()).toContainText('Comment 53.')
  await expect(comments(page)).toHaveCount(53)
  await order.selectOption('Most upvoted')
  await expect(first).toContainText('Comment 7.')
  await order.selectOption('Newest first')
  await expect(first).toContainText('Comment 53.')

  // Of an order that cannot be had nothing is seen but why.
  await page.route('**/api/comment/list?*', (route) =>
    route.fulfill({ status: 429, json: { error: 'No.', code: 'no' } }),
  )
  await order.selectOption('Oldest first')
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(order).toHaveValue('newest')
  await expect(first).toContainText('Comment 53.')
  await page.unrouteAll()

  await page
    .getByRole('complementary', { name: 'More' })
    .getByRole('link', { name: 'The road to Katowice' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The road to Katowice')
  await expect(comments(page)).toHaveText([/On the road/])
})

test('AMB-96 a link to a comment far back, and a page of comments that a search engine led to, show newer and older ones in place on request', async ({
  page,
  seed,
  signIn,
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

  await signIn(await seed.member())
  // What sees to the focus is fetched when the page is there, before the page connects.
  const joined = hearsMember(page)
  await visit(`${articlePath(news)}?page=2`)
  await joined
  await expect(comments(page).first()).toContainText('Comment 55.')
  await page.getByRole('link', { name: 'Show newer comments' }).press('Enter')
  await expect(comments(page).first()).toContainText('Comment 80.')
  await expect(page.getByRole('link', { name: 'Show newer comments' })).toHaveCount(0)
  await expect(comments(page).first(), 'the first of what has come').toBeFocused()
  await page.getByRole('link', { name: 'Show 30 more' }).press('Enter')
  await page.getByRole('link', { name: 'Show 5 more' }).press('Enter')
  await expect(comments(page).nth(75), 'the first of what has come').toBeFocused()
  await expect(comments(page).last()).toContainText('Comment 1.')
  await expect(comments(page)).toHaveCount(80)
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
  // Whoever hears of comments late asks for them again.
  await page.routeWebSocket('**/app/**', () => undefined)
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
  await page.unrouteAll({ behavior: 'wait' })
  // The first, those around the linked one, the other order.
  expect(calls).toBe(3)
})
