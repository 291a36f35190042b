import type { Page } from '@playwright/test'
import { flagBar } from '../screens.ts'
import { expect, test } from '../site.ts'

/** Of the whole site, or of a part of it that is on the page. */
const CATALOGUE = /\/assets\/(sv|pt|de|pl|ru|uk)-[\w-]+\.js$/

/** Which catalogues the browser has asked for. */
function cataloguesRequestedBy(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (CATALOGUE.test(request.url())) asked.push(request.url())
  })
  return asked
}

const languagesOf = (asked: string[]) => [...new Set(asked.map((url) => CATALOGUE.exec(url)?.[1]))]

async function choose(page: Page, name: string) {
  await flagBar(page).getByRole('button', { expanded: false }).click()
  await flagBar(page).getByRole('button', { name, exact: true }).click()
}

test('I18N-10 an English reader loads no other language, and choosing one loads one', async ({
  page,
  visit,
  seed,
}) => {
  const asked = cataloguesRequestedBy(page)
  const news = await seed.news({ title: 'Northwind win' })
  await visit('/')
  await page.getByRole('main').getByRole('link', { name: 'Northwind win' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/news/${news.id}/`))
  // The address is there before the page is.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northwind win')
  expect(asked).toEqual([])

  await choose(page, 'Deutsch')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  expect(languagesOf(asked)).toEqual(['de'])
  await choose(page, 'English')
  await choose(page, 'Deutsch')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  expect(languagesOf(asked)).toEqual(['de'])
  expect(asked).toEqual([...new Set(asked)])
})

test('I18N-11 English is shown until the chosen language has arrived, and goes on to be when it cannot be had, which the reader is told', async ({
  page,
  visit,
  expected,
}) => {
  expected.failures(/^failed: GET .*\/assets\/pl-.*net::ERR_FAILED/)
  await page.route(/\/assets\/pl-[\w-]+\.js$/, (route) => route.abort())
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/de-[\w-]+\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await visit('/?lang=sv')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()

  await choose(page, 'Deutsch')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  arrive()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()

  await choose(page, 'Polski')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toHaveAccessibleDescription(
    'This part of the site could not be loaded. Please reload the page.',
  )
})
