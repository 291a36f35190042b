import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { countCalls, holdBack } from '../account-screens.ts'
import { articlePath } from '../addresses.ts'
import { cutConnection, restoreConnection } from '../connection.ts'
import { snacksAreThere } from '../late-parts.ts'
import { comments } from '../screens.ts'
import { expect, test } from '../site.ts'
import type { Seed } from '../site-process.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' })
const send = (page: Page) => page.getByRole('button', { name: 'Comment', exact: true })
const messages = (page: Page) => comments(page).getByRole('paragraph')

test('CMT-03 CMT-04 CMT-05 CMT-06 a visitor is asked to sign in or join; a member’s comment has 1 to 5000 characters, is sent once however often one asks, and is in the list at once, trimmed, and after a reload', async ({
  page,
  seed,
  visit,
  signInAs,
}) => {
  const news = await seed.news()
  await seed.comment({ on: news, message: 'The first' })
  await visit(articlePath(news))
  await expect(page.getByText('Sign in or join to write a comment.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  await expect(main.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/signup')
  await expect(field(page)).toHaveCount(0)
  await expectAccessible(page)

  await signInAs(page, await seed.member({ username: 'Saga' }))
  await visit(articlePath(news))
  await field(page).fill('   ')
  await send(page).click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toHaveAccessibleDescription('You must enter a message.')
  await error.getByRole('button').click()
  await expect(field(page)).toHaveAccessibleDescription('You must enter a message.')
  await expect(field(page)).toBeFocused()
  await expectAccessible(page)
  await field(page).fill('Something')
  await expect(field(page)).toHaveAccessibleDescription('')

  await field(page).fill('x'.repeat(4000))
  await expect(page.getByText('/ 5000')).toHaveCount(0)
  await field(page).fill('x'.repeat(4999))
  await expect(page.getByText('4999 / 5000')).toBeVisible()
  await field(page).press('End')
  await page.keyboard.type('yz')
  await expect(page.getByText('5000 / 5000')).toBeVisible()
  await expect(field(page)).toHaveValue(`${'x'.repeat(4999)}y`)

  await field(page).fill('  Well played.  ')
  await expectAccessible(page)
  const sent = countCalls(page, '/comment/post')
  const answer = await holdBack(page, '/comment/post')
  await field(page).press('Control+Enter')
  await field(page).press('Control+Enter')
  await send(page).click()
  answer()

  // It goes by itself.
  await expect(
    page.getByRole('status').getByRole('listitem').filter({ hasText: 'Your comment' }),
  ).toHaveText('Your comment has been posted.')
  await expect(messages(page)).toHaveText(['Well played.', 'The first'])
  expect(sent).toHaveLength(1)
  const own = comments(page).first()
  await expect(own.getByRole('link', { name: 'Saga', exact: true })).toBeVisible()
  await expect(own).toBeInViewport()
  await expect(own.getByRole('button', { name: '1 upvote' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'Article actions' }).getByRole('link'),
  ).toContainText('2')
  await expect(field(page)).toHaveValue('')
  await page.reload()
  await expect(messages(page)).toHaveText(['Well played.', 'The first'])
})

test('an order that is on its way when its reader comments is shown with the comment in it', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  const news = await seed.news()
  for (const message of ['First', 'Second']) await seed.comment({ on: news, message })
  await signIn(await seed.member({ username: 'Saga' }))
  await visit(articlePath(news))
  await field(page).fill('Well played.')
  const letGo = await holdBack(page, '/comment/list')
  const asked = page.waitForRequest(/order=oldest/)
  const order = page.getByRole('combobox', { name: 'Order' })
  await order.selectOption('Oldest first')
  await asked
  await send(page).click()
  await expect(messages(page)).toHaveText(['Well played.', 'Second', 'First'])
  letGo()
  await expect(messages(page)).toHaveText(['First', 'Second', 'Well played.'])
  await expect(order).toHaveValue('oldest')
})

test('AMB-159 a new comment stands below the form in any order, and in its place when an order is chosen', async ({
  page,
  seed,
  visit,
  signInAs,
}) => {
  const news = await seed.news()
  for (const [message, upvotes] of [
    ['Plain', 0],
    ['Liked', 9],
  ] as const)
    await seed.comment({ on: news, message, upvotes })
  await signInAs(page, await seed.member())
  await visit(articlePath(news))
  const order = page.getByRole('combobox', { name: 'Order' })
  await order.selectOption('Oldest first')
  await expect(messages(page)).toHaveText(['Plain', 'Liked'])
  await field(page).fill('New')
  // From the keyboard.
  await page.keyboard.press('Control+Enter')
  await expect(messages(page)).toHaveText(['New', 'Plain', 'Liked'])
  await expect(field(page)).toBeFocused()
  await order.selectOption('Most upvoted')
  await expect(messages(page)).toHaveText(['Liked', 'New', 'Plain'])
  await order.selectOption('Newest first')
  await expect(messages(page)).toHaveText(['New', 'Liked', 'Plain'])
  await order.selectOption('Oldest first')
  await expect(messages(page)).toHaveText(['Plain', 'Liked', 'New'])
})

test('CMT-03 AMB-93 what has been written is kept over a reload, a refusal and a lost connection, which is said, and of each article by itself', async ({
  page,
  seed,
  visit,
  signInAs,
  expected,
}) => {
  expected.failures('answered 404')
  const [news, other] = [await seed.news(), await seed.news()]
  await signInAs(page, await seed.member())
  await visit(articlePath(news))
  await field(page).fill('Half a thought')
  await page.reload()
  await expect(field(page)).toHaveValue('Half a thought')
  // It stays: given up, a route can keep another call of the page for good.
  let isRefused = true
  const refusal = { status: 404, json: { error: 'Article not found', code: 'article_not_found' } }
  await page.route('**/api/comment/post', (route) =>
    isRefused ? route.fulfill(refusal) : route.continue(),
  )
  await send(page).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(field(page)).toHaveValue('Half a thought')
  await visit(articlePath(other))
  await expect(field(page)).toHaveValue('')
  isRefused = false
  await visit(articlePath(news))
  await expect(field(page)).toHaveValue('Half a thought')
  await snacksAreThere(page)
  expected.failures('/comment/post')
  expected.possibly('ERR_INTERNET_DISCONNECTED')
  await cutConnection(page)
  await send(page).click()
  const message = page
    .getByRole('status')
    .getByRole('listitem')
    .filter({ hasText: 'No connection.' })
  await expect(message).toBeVisible()
  // However far down the page the button stands, the message is beside it.
  const [button, told] = [await send(page).boundingBox(), await message.boundingBox()]
  expect((button?.x ?? NaN) + (button?.width ?? NaN)).toBeLessThanOrEqual(told?.x ?? NaN)
  await expect(field(page)).toHaveValue('Half a thought')
  await restoreConnection(page)
  await send(page).click()
  await expect(messages(page)).toHaveText(['Half a thought'])
  await page.reload()
  await expect(field(page)).toHaveValue('')
})

test('what stands in the field of one tab stays there while the same member writes and posts in another', async ({
  page,
  context,
  seed,
  visit,
  signInAs,
}) => {
  const news = await seed.news()
  await seed.comment({ on: news, by: await seed.member({ username: 'Haldor' }), message: 'Who?' })
  await signInAs(page, await seed.member())
  await visit(articlePath(news))
  await expect(field(page)).toHaveValue('')
  const other = await context.newPage()
  await other.goto(articlePath(news))
  await field(page).fill('A long answer')
  await field(other).fill('Well played.')
  await field(page).press('End')
  await page.keyboard.type(' to all of you')
  await expect(field(page)).toHaveValue('A long answer to all of you')

  // Kept for both at the same place, where the last one who has written stands.
  await field(other).press('End')
  await other.keyboard.type(' All of you.')
  await expect(field(other)).toHaveValue('Well played. All of you.')
  await send(other).click()
  await expect(messages(other)).toHaveText(['Well played. All of you.', 'Who?'])
  await expect(field(other)).toHaveValue('')
  await reply(page, 'Haldor').click()
  await expect(field(page)).toHaveValue('A long answer to all of you @Haldor ')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page)).toHaveValue('A long answer to all of you ')
  await field(page).press('End')
  await page.keyboard.type('and more')
  await expect(field(page)).toHaveValue('A long answer to all of you and more')

  // What is posted there takes nothing away that is kept for here.
  await other.reload()
  await field(other).fill('Thanks.')
  await field(page).press('End')
  await page.keyboard.type('.')
  await send(other).click()
  await expect(messages(other)).toHaveText(['Thanks.', 'Well played. All of you.', 'Who?'])
  await page.reload()
  await expect(field(page)).toHaveValue('A long answer to all of you and more.')
})

/** An article with twenty comments, each by somebody of its own. */
async function seedDiscussion(seed: Seed) {
  const news = await seed.news()
  for (let number = 1; number <= 20; number++)
    await seed.comment({ on: news, by: await seed.member({ username: `reader${number}` }) })
  return news
}

const reply = (page: Page, to: string) =>
  page.getByRole('button', { name: `Reply to ${to}`, exact: true })

test('AMB-159 the form goes from comment to comment and back with what was written in it, and an answer is shown below what it answers, and begins with the name', async ({
  page,
  seed,
  visit,
  signInAs,
}) => {
  await signInAs(page, await seed.member())
  await visit(articlePath(await seedDiscussion(seed)))
  await field(page).fill('Half a thought')
  await reply(page, 'reader9').click()
  await expect(field(page)).toHaveValue('Half a thought @reader9 ')
  await reply(page, 'reader8').click()
  await expect(field(page)).toHaveValue('Half a thought @reader8 ')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('and more')
  await page.keyboard.press('Escape')
  await expect(reply(page, 'reader8')).toBeFocused()
  await expect(field(page)).toHaveValue('Half a thought @reader8 and more')

  await field(page).fill('')
  await reply(page, 'reader8').click()
  await expect(field(page)).toHaveValue('@reader8 ')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(reply(page, 'reader8')).toBeFocused()
  await expect(field(page)).toHaveValue('')

  await reply(page, 'reader8').click()
  await expect(field(page)).toBeFocused()
  await page.getByRole('button', { name: 'Write a comment' }).click()
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)

  await reply(page, 'reader9').click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('@reader9 ')
  await expect(field(page)).toBeInViewport()
  await expect(reply(page, 'reader9')).toBeInViewport()
  // Where the page is scrolled to, bars lie over parts of it.
  await expectAccessible(page, { within: 'form:has(textarea)' })
  await page.keyboard.type('indeed')
  await page.keyboard.press('Control+Enter')

  const answer = comments(page).filter({ hasText: 'indeed' })
  await expect(comments(page).nth(12)).toContainText('@reader9 indeed')
  await expect(answer.getByRole('link', { name: '@reader9' })).toHaveAttribute(
    'href',
    '/user/reader9',
  )
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
  // The form is back above them all, empty.
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Shift+Tab')
  await expect(answer).not.toBeFocused()
})
