import type { Locator } from '@playwright/test'
import {
  groupNotifications,
  listNotifications,
} from '@loadout/contract/notifications/notifications.ts'
import {
  getNotificationSettings,
  switchNotificationType,
  unsubscribe,
} from '@loadout/contract/notifications/notification-settings.ts'
import { changePassword } from '@loadout/contract/accounts/accounts.ts'
import { expectAccessible } from '../accessibility.ts'
import { countCalls, holdBack, memberBar } from '../account-screens.ts'
import { hearsMember } from '../channels.ts'
import { articlePath } from '../addresses.ts'
import { allRequestsSeen, comments } from '../screens.ts'
import { expect, test, visitIn } from '../site.ts'

test.use({ jobs: true })

test('FOLLOW-04 FOLLOW-05 FOLLOW-06 SHELL-24 SHELL-26 RT-03 NOTIF-26 NOTIF-29 NOTIF-30 K09 a member follows an author, whose bell rises, opens and has been seen, although their channel was not to be had at first', async ({
  page,
  expected,
  newcomerAs,
  seed,
  signIn,
  visit,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  const news = await seed.news({ author })
  await visit(articlePath(news))
  await expect(page.getByRole('button', { name: 'Follow' })).toHaveCount(0)

  const own = await newcomerAs(author)
  const seen = countCalls(own, '/notifications/mark_as_seen')
  const checks = countCalls(own, '/user/following/check')
  const joined = hearsMember(own)
  expected.failures('/api/user/pusher/auth')
  const refusals = [{ status: 429, json: { error: 'Too many.', code: 'too_many_requests' } }]
  await own.route('**/user/pusher/auth', (route) => {
    const refusal = refusals.pop()
    return refusal ? route.fulfill(refusal) : route.continue()
  })
  await own.goto(`${articlePath(news)}?lang=en`)
  await joined
  await expect(memberBar(own).bell).toHaveAccessibleName('Notifications')
  await allRequestsSeen(own)
  expect(checks).toEqual([])
  await expect(own.getByRole('button', { name: 'Follow' })).toHaveCount(0)

  await signIn(await seed.member({ username: 'Tindra' }))
  await visit(articlePath(news))
  const follow = page.getByRole('button', { name: /^Follow/ })
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')

  await expect(memberBar(own).bell).toHaveAccessibleName('Notifications, 1 new')
  const marked = own.waitForResponse('**/api/notifications/mark_as_seen')
  await memberBar(own).bell.click()
  const panel = own.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('link', { name: 'Tindra follows you' })).toHaveAttribute(
    'href',
    '/user/Tindra',
  )
  expect(await panel.evaluate((element) => element.matches(':modal'))).toBe(true)
  await expectAccessible(own)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(memberBar(own).bell).toHaveAccessibleName('Notifications')
  await memberBar(own).bell.click()
  await expect(panel).toBeVisible()
  // The page behind it is inert, so that only a script can press the bell a second time.
  await memberBar(own).bell.evaluate((button) => (button as HTMLElement).click())
  await expect(panel).toHaveCount(0)
  await marked
  await own.reload()
  await expect(memberBar(own).bell).toHaveAccessibleName('Notifications')
  expect(seen).toHaveLength(1)

  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
})

test('NOTIF-05 NOTIF-22 NOTIF-27 an author who is told of a comment on their post comes from the bell to the comment', async ({
  page,
  seed,
  signIn,
  visit,
  newcomerAs,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  const post = await seed.post({ author, title: 'Half the circle' })
  for (let number = 1; number <= 20; number++) await seed.comment({ on: post })
  await signIn(author)
  const joined = hearsMember(page)
  await visit('/about')
  await joined
  const reader = await newcomerAs(await seed.member({ username: 'Tindra' }))
  await visitIn(reader, `/post/u/${post.id}?lang=en`)
  await reader.getByRole('textbox', { name: 'Write a comment' }).fill('So that is how')
  await reader.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments(reader).filter({ hasText: 'So that is how' })).toBeVisible()
  await seed.comment({ on: post, message: 'The last word' })

  await expect(memberBar(page).bell).toHaveAccessibleName('Notifications, 1 new')
  await memberBar(page).bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('link', { name: /^Tindra commented on .*Half the circle/ }).click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/post\/\w+\/\d+\/half-the-circle#comment-21$/)
  await expect(comments(page).filter({ hasText: 'So that is how' })).toBeInViewport()
})

test('NOTIF-29 NOTIF-30 what a member has looked at in one window is new in no other', async ({
  newcomerAs,
  seed,
}) => {
  const member = await seed.member()
  await seed.notification({ to: member, message: 'Welcome' })
  const [desk, phone] = [await newcomerAs(member), await newcomerAs(member)]
  const joined = hearsMember(desk)
  for (const page of [desk, phone]) {
    await page.goto('/about?lang=en')
    await expect(memberBar(page).bell).toHaveAccessibleName('Notifications, 1 new')
  }
  await joined
  await memberBar(phone).bell.click()
  await expect(memberBar(desk).bell).toHaveAccessibleName('Notifications')
})

test('NOTIF-33 NOTIF-40 NOTIF-41 NOTIF-42 a member groups what concerns them, finds all of it page by page, and switches a type off', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const member = await seed.member({ username: 'Haldor' })
  for (let number = 1; number <= 31; number++)
    await seed.notification({ to: member, message: `Message ${number}` })
  await signIn(member)
  await visit('/')
  await memberBar(page).bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toHaveCount(8)
  await expect(panel.getByRole('group', { name: 'Group by' }).getByRole('button')).toHaveText([
    'All',
    'Person',
    'Type',
    'Post',
  ])
  await panel.getByRole('button', { name: 'Type' }).click()
  await expect(panel.getByRole('heading', { name: 'Messages from the site' })).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveCount(10)

  await panel.getByRole('link', { name: 'All notifications' }).click()
  await expect(page).toHaveURL('/notifications')
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Message/ })
  for (const [number, count] of [
    [2, 15],
    [3, 1],
  ] as const) {
    await page.getByRole('link', { name: `Page ${number}`, exact: true }).click()
    await expect(page).toHaveURL(`/notifications?page=${number}`)
    await expect(items).toHaveCount(count)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await expectAccessible(page)
  await visit('/notifications?page=99')
  await expect(items).toHaveCount(15)
  await expect(page).toHaveURL('/notifications')
  for (let number = 32; number <= 166; number++)
    await seed.notification({ to: member, message: `Message ${number}` })
  await visit('/notifications')
  await expect(items).toHaveCount(15)
  const numbers = page.getByRole('navigation', { name: 'Pages' }).getByText(/^\d+$/)
  await expect(numbers).toHaveText(Array.from({ length: 10 }, (_, index) => String(index + 1)))

  const [upvotes, cashOuts] = ['Upvotes', 'Cash-outs'].map((name) =>
    page.getByRole('switch', { name }),
  ) as [Locator, Locator]
  let switched = 0
  page.on('response', (response) => {
    if (response.url().endsWith(switchNotificationType.path)) switched++
  })
  const answer = await holdBack(page, switchNotificationType.path)
  await upvotes.click()
  await cashOuts.click()
  // Neither waits for what the server says of the other.
  for (const each of [upvotes, cashOuts]) await expect(each).not.toBeChecked()
  answer()
  await expect.poll(() => switched).toBe(2)
  await page.reload()
  for (const each of [upvotes, cashOuts]) await expect(each).not.toBeChecked()
})

test('NOTIF-33 NOTIF-40 notifications and their settings that could not be had are asked for again, in the bell and on their page', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  const asked = [groupNotifications, listNotifications, getNotificationSettings]
  expected.failures(...asked.map(({ path }) => path))
  const member = await seed.member()
  await seed.notification({ to: member, message: 'Welcome' })
  await signIn(member)
  for (const { path } of asked)
    await page.route(`**/api${path}?*`, (route) =>
      route.fulfill({ status: 429, json: { error: 'No.', code: 'no' } }),
    )
  const heard = hearsMember(page)
  await visit('/notifications')
  // Whoever hears what they are told asks for what was told before.
  await heard
  await allRequestsSeen(page)
  const main = page.getByRole('main')
  const failed = main.getByText('This could not be loaded.')
  await expect(failed).toHaveCount(2)
  await memberBar(page).bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText('This could not be loaded.')).toBeVisible()
  await expectAccessible(page, { within: 'dialog' })

  // The list behind the panel was asked for again with it.
  await expect(failed).toHaveCount(2)
  await page.unrouteAll()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('listitem')).toContainText('Welcome')
  await page.keyboard.press('Escape')
  for (const left of [1, 0]) {
    await main.getByRole('button', { name: 'Try again' }).first().click()
    await expect(failed).toHaveCount(left)
  }
  await expect(main.getByRole('listitem').filter({ hasText: 'Welcome' })).toBeVisible()
  await expect(main.getByRole('switch', { name: 'Upvotes' })).toBeVisible()
})

test('ACC-57 RT-03 whoever has changed their password hears of what concerns them on the same page, although it connected again before it had the new token', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  expected.failures('/api/user/pusher/auth')
  const member = await seed.member({ password: 'correct horse' })
  await signIn(member)
  const joined = page.waitForResponse('**/api/user/pusher/auth')
  const heard = hearsMember(page)
  await visit('/settings')
  expect((await joined).status()).toBe(200)
  await heard

  await page.route(`**/api${changePassword.path}`, async (route) => {
    const refused = page.waitForResponse('**/api/user/pusher/auth')
    const response = await route.fetch()
    expect((await refused).status()).toBe(401)
    await route.fulfill({ response })
  })
  const form = page.getByRole('form', { name: 'Password' })
  await form.getByLabel('Current password').fill('correct horse')
  await form.getByLabel('New password', { exact: true }).fill('battery staple')
  await form.getByLabel('Repeat').fill('battery staple')
  await form.getByRole('button', { name: 'Change password' }).click()
  const success = page.getByRole('dialog', { name: 'Success' })
  await success.getByRole('button', { name: 'Close', exact: true }).last().click()

  await seed.notification({ to: member, message: 'Welcome back' })
  await expect(memberBar(page).bell).toHaveAccessibleName('Notifications, 1 new')
})

test('NOTIF-33 K09 what a member is told before they hear their channel is on the page of their notifications as soon as they do', async ({
  page,
  newcomerAs,
  seed,
  signIn,
  visit,
}) => {
  const member = await seed.member()
  await signIn(member)
  const hear = await holdBack(page, '/user/pusher/auth')
  await visit('/notifications')
  const told = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Welcome' })
  await expect(page.getByRole('switch', { name: 'Upvotes' })).toBeVisible()
  await allRequestsSeen(page)
  await expect(told).toHaveCount(0)
  const elsewhere = await newcomerAs(member)
  const heard = hearsMember(elsewhere)
  await elsewhere.goto('/about?lang=en')
  await heard
  await seed.notification({ to: member, message: 'Welcome' })
  await expect(memberBar(elsewhere).bell).toHaveAccessibleName('Notifications, 1 new')
  hear()
  await expect(told).toBeVisible()
})

test('D03 the link at the foot of a mail asks before it ends the mails, and its key stays in no address', async ({
  page,
  seed,
}) => {
  const member = await seed.member({ username: 'Tindra' })
  const key = await seed.unsubscribeKey(member)
  const calls = countCalls(page, unsubscribe.path)
  await visitIn(page, `/unsubscribe/${member.id}/${key}?lang=en`)
  await expect(page).toHaveURL('/unsubscribe?lang=en')
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You get no more e-mails about notifications.')).toBeVisible()
  expect(calls.map((call) => [call.get('user_id'), call.get('key')])).toEqual([
    [String(member.id), key],
  ])
  await expectAccessible(page)
})
