import type { Locator } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { hearsMember } from '../channels.ts'
import { expect, test } from '../site.ts'

test('with keys alone one comes past the navigation to the content, through the top bar as one reads it, into the navigation and back, and chooses a language', async ({
  page,
  visit,
}) => {
  await visit('/about')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const bar = page.getByRole('banner')
  const button = bar.getByRole('button', { name: 'Open navigation' })
  await skip.focus()
  for (const next of [
    button,
    bar.getByRole('link', { name: 'Loadout' }),
    bar.getByRole('searchbox', { name: 'Search people and articles' }),
    bar.getByRole('button', { name: 'Language: English' }),
    bar.getByRole('link', { name: 'Sign in' }),
    bar.getByRole('link', { name: 'Join' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }

  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await expect(drawer).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(drawer).not.toBeAttached()
  await expect(button).toBeFocused()

  await bar.getByRole('button', { name: 'Language: English' }).focus()
  await page.keyboard.press('Enter')
  for (let flag = 1; flag <= 4; flag++) await page.keyboard.press('Tab')
  await expect(bar.getByRole('button', { name: 'Deutsch' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('button', { name: 'Sprache: Deutsch' })).toBeFocused()
})

test('whoever wants little motion gets none', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/about')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await expect(drawer).toBeVisible()
  const longest = await drawer.evaluate(
    (dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .flatMap((element) => getComputedStyle(element).transitionDuration.split(','))
        .map(Number.parseFloat)
        .toSorted((a, b) => b - a)[0],
  )
  expect(longest).toBeLessThanOrEqual(0.001)
})

test('a link within the page takes the focus along', async ({ page, seed, visit }) => {
  const news = await seed.news({ title: 'Northwind win' })
  const comment = await seed.comment({ on: news, message: 'First' })
  await visit(`/news/${news.id}/northwind-win`)
  await page.getByRole('link', { name: /^Comment by/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(`#comment-${comment.id}`)).toBeFocused()
  await page.getByRole('link', { name: 'Go to 1 comment' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#comments')).toBeFocused()
})

test('a link to another page takes the focus to its heading, also from a dialog, from the menu of staff and from the search', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const permissions = Permission.canManagePolls | Permission.canPublishNews
  await signIn(await seed.member({ username: 'Tindra', flags: Flag.Admin, permissions }))
  // What sees to it is fetched when the page is there, before the page connects.
  const joined = hearsMember(page)
  await visit('/')
  await joined
  const press = (part: Locator, name: string) => part.getByRole('link', { name }).press('Enter')
  const expectFocusOn = (name: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await press(page.getByRole('navigation', { name: 'Main' }), 'Ranking')
  await expectFocusOn('Ranking')

  const bar = page.getByRole('banner')
  for (const { opener, dialog, link, heading } of [
    { opener: 'Open navigation', dialog: 'Navigation', link: 'Users', heading: 'Users' },
    { opener: 'Your menu', dialog: 'Your menu', link: 'Settings', heading: 'Settings' },
    {
      opener: 'Notifications',
      dialog: 'Notifications',
      link: 'All notifications',
      heading: 'Notifications',
    },
  ]) {
    await bar.getByRole('button', { name: opener }).press('Enter')
    await press(page.getByRole('dialog', { name: dialog }), link)
    await expectFocusOn(heading)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectFocusOn(heading)
  }

  await bar.getByRole('searchbox').fill('northwind')
  await bar.getByRole('searchbox').press('Enter')
  await expectFocusOn(/northwind/)

  const joinedAgain = hearsMember(page)
  await visit('/admin')
  await joinedAgain
  const staff = page.getByRole('navigation', { name: 'Sections of the admin area' })
  await press(staff, 'Polls')
  await expectFocusOn('Polls')
})
