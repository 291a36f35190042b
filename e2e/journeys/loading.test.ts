import { storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'
import type { Page } from '@playwright/test'

const toNews = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' })

/** Keeps the answers of a call back until the test lets them go. */
async function holdBack(page: Page, path: string) {
  let letGo = () => {}
  const going = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api${path}*`, async (route) => {
    await going
    await route.continue()
  })
  return letGo
}

test('SHELL-30 "Loading" is said of a page that takes longer than half a second, as well while its script is on its way', async ({
  page,
  seed,
  visit,
}) => {
  await seed.news({ title: 'Northwind win' })
  await visit('/about')
  const letGo = await holdBack(page, '/news/list')
  await toNews(page).click()

  const loading = page.getByText('Loading', { exact: true })
  await expect(loading).toBeAttached()
  const after = (milliseconds: number) =>
    loading.evaluate((element, time) => {
      for (const animation of element.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
    }, milliseconds)
  await after(499)
  await expect(loading).toBeHidden()
  await after(501)
  await expect(loading).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')

  letGo()
  await expect(storyTitles(page)).toHaveText(['Northwind win'])
  await expect(loading).not.toBeAttached()

  await page.unrouteAll()
  await visit('/about')
  let letScriptGo = () => {}
  const going = new Promise<void>((resolve) => {
    letScriptGo = resolve
  })
  await page.route(/\/assets\/FeedsPage-[\w-]+\.js$/, async (route) => {
    await going
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feeds' }).click()
  await expect(loading).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  letScriptGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feeds')
  await expect(loading).not.toBeAttached()
})

test('SHELL-31 a list says and shows that it is busy until its news arrive', async ({
  page,
  seed,
  visit,
}) => {
  for (let number = 1; number <= 7; number++) await seed.news({ title: `Story ${number}.` })
  await seed.news({
    title: 'Of Fortnite',
    categoryIds: [3],
    publishedAt: new Date('2026-11-01T12:00:00Z'),
  })
  await visit('/')
  const letGo = await holdBack(page, '/news/list')
  const more = page.getByRole('button', { name: 'Load more news' })
  await more.click()
  await expect(more).toHaveAttribute('aria-busy', 'true')
  await expect(more.locator('[aria-hidden]')).toBeVisible()
  await expect(storyTitles(page)).toHaveCount(6)
  letGo()
  await expect(storyTitles(page)).toHaveCount(7)

  await page.unrouteAll()
  const letGoAgain = await holdBack(page, '/news/list')
  await page.getByRole('button', { name: 'Fortnite' }).click()
  await page.getByRole('button', { name: 'CS:GO' }).click()
  const list = page
    .getByRole('main')
    .locator('[aria-busy]')
    .filter({ has: page.getByRole('article') })
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(list).toHaveCSS('opacity', '0.55')
  letGoAgain()
  await expect(storyTitles(page)).toHaveText(['Of Fortnite'])
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(list).toHaveCSS('opacity', '1')
})

test('SHELL-32 what a reader who has left was waiting for is not asked for any more, and changes nothing', async ({
  page,
  seed,
  visit,
}) => {
  await seed.news({ title: 'Of Fortnite', categoryIds: [3] })
  await visit('/')
  const letGo = await holdBack(page, '/news/list')
  const ended = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/api/news/list'),
    timeout: 0,
  })
  await page.getByRole('button', { name: 'Fortnite' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  const before = await page.getByRole('main').innerText()

  letGo()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveTitle(/^About/)
  expect(await page.getByRole('main').innerText()).toBe(before)
})
