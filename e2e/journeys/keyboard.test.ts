import { expect, test } from '../site.ts'

test('the first key leads past the navigation to the content', async ({ page, visit }) => {
  await visit('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the keys go through the top bar in the order one reads it', async ({ page, visit }) => {
  await visit('/about')
  const bar = page.getByRole('banner')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  for (const next of [
    bar.getByRole('button', { name: 'Open navigation' }),
    bar.getByRole('link', { name: 'Loadout' }),
    bar.getByRole('searchbox', { name: 'Search people and articles' }),
    bar.getByRole('button', { name: 'Language: English' }),
    bar.getByRole('link', { name: 'Sign in' }),
    bar.getByRole('link', { name: 'Join' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
})

test('Esc closes the navigation and gives the focus back', async ({ page, visit }) => {
  await visit('/about')
  const button = page.getByRole('button', { name: 'Open navigation' })
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(drawer).not.toBeAttached()
  await expect(button).toBeFocused()
})

test('a language can be chosen with keys alone, and the focus stays on it', async ({
  page,
  visit,
}) => {
  await visit('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).focus()
  await page.keyboard.press('Enter')
  for (let flag = 1; flag <= 3; flag++) await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deutsch' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Sprache: Deutsch' }),
  ).toBeFocused()
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
  await page.getByRole('link', { name: 'Link to this comment' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(`#comment-${comment.id}`)).toBeFocused()
  await page.getByRole('link', { name: 'Go to 1 comment' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#comments')).toBeFocused()
})
