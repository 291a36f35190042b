import { Flag } from '@loadout/contract/accounts/flags.ts'
import { expectAccessible } from '../accessibility.ts'
import { articlePath } from '../addresses.ts'
import { countCalls, memberBar } from '../account-screens.ts'
import { hearsMember } from '../channels.ts'
import { expect, test } from '../site.ts'

test('RT-04 RT-13 POINTS-17 POINTS-47 a comment earns points, which are told once and shown in the top bar at once', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const news = await seed.news()
  await signIn(await seed.member({ username: 'Tindra' }))
  const joined = hearsMember(page)
  await visit(articlePath(news))
  await joined
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('Well played')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()

  const toast = page.getByRole('listitem').filter({ hasText: 'completing "Comment"' })
  await expect(toast).toHaveText(['+30Earned pointsYou earned 30 points by completing "Comment"!'])
  // Ten of this visit and twenty for the article were there before.
  await expect(memberBar(page).wallet.getByRole('button', { name: '60 points' })).toBeVisible()
})

test('SHELL-24 SHELL-26 POINTS-45 POINTS-46 API-08 the triangle beside the points goes for good when the points are explained', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await signIn(await seed.member({ username: 'Tindra', flags: Flag.VerifiedSymbol }))
  const seen = countCalls(page, '/user/points_hint/seen')
  await visit('/about')
  const figure = memberBar(page).wallet.getByRole('button', { name: '10 points' })
  const triangle = figure.getByRole('img', { name: 'New: how points work' })
  await expect(triangle).toBeVisible()

  const told = page.waitForResponse('**/api/user/points_hint/seen')
  await figure.click()
  const dialog = page.getByRole('dialog', { name: 'Your points' })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Login' })).toContainText(
    'Done for now',
  )
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Comment/ })).toContainText(
    '0 of 10',
  )
  await expect(triangle).toHaveCount(0)
  await expect.poll(() => seen.map((sent) => [...sent.keys()])).toEqual([['_u', '_t']])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(figure).toBeFocused()

  await told
  await visit('/about')
  await expect(figure).toBeVisible()
  await expect(triangle).toHaveCount(0)
  // On a phone the figure is in the menu.
  await page.setViewportSize({ width: 390, height: 844 })
  await memberBar(page).menu.click()
  await page.getByRole('button', { name: 'Earn points 10' }).click()
  await expect(dialog.getByRole('link', { name: 'All tasks' })).toHaveAttribute(
    'href',
    '/earnpoints',
  )
  await expectAccessible(page, { within: 'dialog' })
})

test('POINTS-37 POINTS-38 SHELL-33 everybody finds all 36 tasks and the rules, and a member how far they are', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await visit('/earnpoints')
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(36)
  await expect(row('Comment')).toContainText('+20, now 30')
  // With a head each: nothing is set up here that eleven of them need.
  const rowsOf = (name: string) => page.getByRole('table', { name }).getByRole('row')
  await expect(rowsOf('What you can earn now')).toHaveCount(26)
  await expect(rowsOf('Not on this site')).toHaveCount(12)
  const rules = page.getByRole('complementary', { name: 'The rules' }).getByRole('listitem')
  await expect(rules).toHaveCount(28)
  await expect(rules.filter({ hasText: 'Upvote' })).toHaveText('Upvote, max 20 per 24 hours +10')
  await expect(rules.filter({ hasText: 'Esportal games' })).toHaveText(
    'Esportal games, per game +250–500',
  )
  await expect(page.getByText('LD$ can no longer be earned')).toBeVisible()

  await signIn(await seed.member())
  await visit('/earnpoints')
  await expect(row('Login')).toContainText('Done for now')
  await expect(row('Read news').getByRole('meter', { name: 'Done so far' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 50',
  )
  await expectAccessible(page)
})
