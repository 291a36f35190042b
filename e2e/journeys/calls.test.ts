import { allRequestsSeen, storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'
import type { Page, Route } from '@playwright/test'

const OH_NO =
  "Oh no! Something went wrong on our end. Please try again or notify an admin if it still doesn't work."

/**
 * Follows the link to the front page, whose news are asked for; answers that call as told and
 * counts how often it comes.
 */
async function askForNews(page: Page, answer: (route: Route, time: number) => Promise<void>) {
  const urls: URL[] = []
  await page.route('**/api/news/list?*categories=*', (route) => {
    urls.push(new URL(route.request().url()))
    return answer(route, urls.length)
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  return urls
}

const refused = (status: number) => `answered ${status}: GET`
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Error' })
const failed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This could not be loaded.' })

test.beforeEach(async ({ seed, visit }) => {
  await seed.news({ title: 'Northwind win' })
  await visit('/about')
})

test('API-04 API-05 a call carries its data and an ever new timestamp in the query', async ({
  page,
  expected,
}) => {
  expected.failures(/^failed: GET .*net::ERR_CONNECTION_RESET/)
  const urls = await askForNews(page, (route, time) =>
    time === 1 ? route.abort('connectionreset') : route.continue(),
  )
  await expect(storyTitles(page)).toHaveText(['Northwind win'])
  await page.getByRole('button', { name: 'Fortnite' }).click()
  await expect.poll(() => urls.length).toBe(3)

  const timestamps = urls.map((url) => url.searchParams.get('_'))
  expect(new Set(timestamps).size).toBe(3)
  for (const timestamp of timestamps) expect(timestamp).toMatch(/^\d{13}$/)
  expect(Object.fromEntries(urls[2]!.searchParams)).toMatchObject({
    categories: '2,3',
    language_id: '0',
    limit: '7',
    offset: '0',
    pinned: '1',
  })
})

test('API-11 API-12 API-13 status 201 with JSON is a success; an answer that is no JSON and what will not change by asking are asked for once, and where the call is gone the page is loaded anew', async ({
  page,
  visit,
  expected,
}) => {
  await askForNews(page, (route) => route.fulfill({ status: 201, json: { entries: [] } }))
  await expect(page.getByText('No news posted yet', { exact: true })).toBeVisible()
  await page.unrouteAll()

  await visit('/about')
  const noJson = await askForNews(page, (route) => route.fulfill({ status: 200, body: 'oops' }))
  await expect(failed(page)).toBeVisible()
  expect(noJson).toHaveLength(1)
  await page.unrouteAll()

  for (const status of [401, 403, 404, 429, 501]) {
    expected.failures(refused(status))
    await visit('/about')
    const urls = await askForNews(page, (route) =>
      route.fulfill({ status, json: { error: 'No.', code: 'no' } }),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      status === 404 ? 'Page not found' : 'This could not be loaded.',
    )
    await expect(dialog(page)).toHaveCount(0)
    expect(urls, `status ${status}`).toHaveLength(1)
    await page.unrouteAll()
  }
  await visit('/about')
  await askForNews(page, (route, time) =>
    time === 1
      ? route.fulfill({ status: 501, json: { error: 'No.', code: 'no' } })
      : route.continue(),
  )
  await expect(failed(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(storyTitles(page)).toHaveText(['Northwind win'])
  await page.unrouteAll()

  // A page that is older than the site: only a new one knows the calls of now.
  await visit('/about')
  await askForNews(page, (route) =>
    route.fulfill({ status: 404, json: { error: 'No.', code: 'call_not_found' } }),
  )
  await expect(failed(page)).toBeVisible()
  await page.unrouteAll()
  const isNew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await isNew
  await expect(storyTitles(page)).toHaveText(['Northwind win'])
})

test('API-14 API-15 SHELL-38 status 400 opens an Error dialog with the server’s text, and with the site’s in the reader’s language where it knows the refusal', async ({
  page,
  visit,
  expected,
}) => {
  expected.failures(refused(400))
  const urls = await askForNews(page, (route) =>
    route.fulfill({ status: 400, json: { error: 'X', code: 'not_known_here' } }),
  )
  await expect(dialog(page)).toHaveAccessibleDescription('X')
  await expect(dialog(page).getByRole('heading')).toHaveText('Error')
  expect(urls).toHaveLength(1)

  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(failed(page)).toBeVisible()

  await page.unrouteAll()
  await visit('/about?lang=de')
  await page.route('**/api/news/list?*', (route) =>
    route.fulfill({ status: 400, json: { error: 'Invalid request.', code: 'invalid_request' } }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click()
  await expect(page.getByRole('alertdialog', { name: 'Fehler' })).toHaveAccessibleDescription(
    'Ungültige Anfrage.',
  )
})

test('API-16 what the server or the network could not do is asked for again', async ({
  page,
  expected,
}) => {
  expected.failures(refused(503), /^failed: GET .*net::ERR_INTERNET_DISCONNECTED/)
  const urls = await askForNews(page, async (route, time) => {
    if (time === 1)
      return route.fulfill({ status: 503, json: { error: 'Not now.', code: 'unavailable' } })
    if (time < 4) return route.abort('internetdisconnected')
    return route.continue()
  })
  await expect(storyTitles(page)).toHaveText(['Northwind win'])
  expect(urls).toHaveLength(4)
  await expect(dialog(page)).toHaveCount(0)
})

test('API-19 after the eighth failure an Error dialog says whose fault it is', async ({
  page,
  visit,
  expected,
}) => {
  expected.failures(refused(500))
  await page.clock.install()
  await visit('/about')
  const urls = await askForNews(page, (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } }),
  )
  const letTimePass = async () => {
    await page.clock.runFor(2048)
    return urls.length
  }
  await expect.poll(letTimePass).toBe(8)
  await expect(dialog(page)).toHaveAccessibleDescription(OH_NO)
  await page.clock.runFor(60_000)
  await allRequestsSeen(page)
  expect(urls).toHaveLength(8)
})
