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

test('a link to another page takes the focus to its heading', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await signIn(await seed.member({ username: 'Tindra' }))
  // What sees to it is fetched when the page is there, before the page connects.
  const joined = hearsMember(page)
  await visit('/')
  await joined
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Ranking' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ranking' })).toBeFocused()
})
