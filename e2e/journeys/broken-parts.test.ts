import { holdBackPart, requestsFor } from '../account-screens.ts'
import { articlePath } from '../addresses.ts'
import { allRequestsSeen } from '../screens.ts'
import { expect, test } from '../site.ts'
import type { Page } from '@playwright/test'

const toNews = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' })
const SCRIPT = /\/assets\/HomePage-[\w-]+\.js$/
/** The styles of all pages with lists are in one file. */
const STYLE = /\/assets\/lists-[\w-]+\.css$/

test('SHELL-36 a part of the site that has not arrived after 120 seconds is given up', async ({
  page,
  visit,
}) => {
  await page.clock.install()
  await visit('/about')
  await page.route(SCRIPT, () => {})
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest(SCRIPT)
  await toNews(page).click()
  await asked
  await page.clock.runFor(119_999)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await page.clock.runFor(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This could not be loaded.')
})

for (const { ids, what, part } of [
  { ids: 'SHELL-36', what: 'script', part: SCRIPT },
  { ids: 'SHELL-37', what: 'stylesheet', part: STYLE },
]) {
  test(`${ids} a page whose ${what} is missing says so, and a new try brings it`, async ({
    page,
    seed,
    visit,
    expected,
  }) => {
    expected.failures(/^failed: GET .*\/assets\/(?:HomePage|lists)-/)
    await seed.news({ title: 'Northwind win' })
    await visit('/about')
    await page.evaluate(() =>
      addEventListener('vite:preloadError', (event) => {
        document.body.dataset['reason'] = (event as unknown as { payload: Error }).payload.message
      }),
    )
    await page.route(part, (route) => route.abort())
    await toNews(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This could not be loaded.')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Loadout' })).toBeVisible()
    // By these words the site tells the two apart (web/src/platform/load-chunk.ts).
    if (what === 'stylesheet')
      expect(await page.locator('body').getAttribute('data-reason')).toContain(
        'Unable to preload CSS for ',
      )

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Northwind win' }).first()).toBeVisible()
  })
}

test('SHELL-36 a navigation that cannot be loaded says so, without the Error dialog by the browser’s own', async ({
  page,
  visit,
  expected,
}) => {
  expected.failures(/^failed: GET .*\/assets\/NavDrawer-/, /^failed: GET .*\/assets\/ErrorDialog-/)
  await page.route(/\/assets\/NavDrawer-[\w-]+\.js$/, (route) => route.abort())
  await visit('/about')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toHaveAccessibleDescription(
    'This part of the site could not be loaded. Please reload the page.',
  )

  await page.unrouteAll()
  // Before the page is there: a pointer that happens to be over the button has the drawer fetched.
  await page.route(/\/assets\/(?:NavDrawer|ErrorDialog)-[\w-]+\.js$/, (route) => route.abort())
  await visit('/about')
  const said = page.waitForEvent('dialog')
  await page.getByRole('button', { name: 'Open navigation' }).click({ noWaitAfter: true })
  const dialog = await said
  expect(dialog.message()).toBe(
    'This part of the site could not be loaded. Please reload the page.',
  )
  await dialog.dismiss()
})

test('SHELL-36 whoever has gone on to another page before a part of the site turns out to be missing does not hear of it', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures(/^failed: GET .*\/assets\/ShareDialog-/)
  const news = await seed.news()
  await visit(articlePath(news))
  await page.route('**/assets/ShareDialog-*.js', (route) => route.abort())
  const goMissing = await holdBackPart(page, 'ShareDialog')
  const errors = requestsFor(page, 'ErrorDialog')
  const share = page.getByRole('button', { name: 'Share', exact: true })
  const asked = page.waitForRequest(/\/assets\/ShareDialog-/)
  await share.click()
  await asked
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('group', { name: 'Filter by game' })).toBeVisible()
  const failed = page.waitForEvent('requestfailed')
  goMissing()
  await failed
  await allRequestsSeen(page)
  expect(errors).toEqual([])
})
