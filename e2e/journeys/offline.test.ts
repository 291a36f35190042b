import type { Page } from '@playwright/test'
import { cutConnection, restoreConnection } from '../connection.ts'
import { snacksAreThere } from '../late-parts.ts'
import { flagBar } from '../screens.ts'
import { expect, test } from '../site.ts'

test.use({ environment: { SERVICE_WORKER: 'on' } })

/** Which worker is at work, and what it keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const active = (await navigator.serviceWorker.getRegistration())?.active
    return {
      worker: active?.state === 'activated' ? new URL(active.scriptURL).search : undefined,
      caches: await caches.keys(),
    }
  })

/** Resolves when the offline page is kept in a language, and in no other. */
const isKept = (page: Page, locale: string) =>
  expect
    .poll(() => kept(page))
    .toEqual({
      worker: `?lang=${locale}`,
      caches: [expect.stringMatching(new RegExp(`^offline ${locale} \\w+$`))],
    })

/** As in browsers that do not say when the connection is back. */
const isNotToldOfConnection = () =>
  addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('M10 without a connection a page says so under its own address, each time it is loaded again, and opens when it is tried again', async ({
  page,
  seed,
  visit,
  expected,
  baseURL,
}) => {
  expected.failures(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/)
  const article = `/news/${(await seed.news({ title: 'Kestrel win' })).id}/kestrel-win`
  await visit('/')
  await isKept(page, 'en')

  await cutConnection(page)
  await page.goto(article)
  await expect(title(page)).toHaveText('No connection')
  await expect(page).toHaveURL(baseURL + article)
  for (let time = 1; time <= 4; time++) {
    await page.reload()
    await expect(title(page)).toHaveText('No connection')
  }
  // Its own look comes with it.
  expect(
    await page.evaluate(
      () => [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0).length,
    ),
  ).toBeGreaterThan(1)

  await page.evaluate(() => Object.assign(globalThis, { isFirstTry: true }))
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('link', { name: 'Try again' }).click(),
  ])
  expect(await page.evaluate(() => 'isFirstTry' in globalThis)).toBe(false)
  await expect(title(page)).toHaveText('No connection')
  await expect(page).toHaveURL(baseURL + article)
  // The next offline page does not notice by itself that the connection is back.
  await page.addInitScript(isNotToldOfConnection)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('link', { name: 'Try again' }).click(),
  ])
  await expect(title(page)).toHaveText('No connection')
  await restoreConnection(page)
  await expect(title(page)).toHaveText('No connection')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(title(page)).toHaveText('Kestrel win')
  await expect(page).toHaveURL(baseURL + article)
})

test('the wanted page opens by itself when the connection is back', async ({
  page,
  context,
  seed,
  visit,
  expected,
}) => {
  expected.failures(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/)
  const article = `/news/${(await seed.news({ title: 'Kestrel win' })).id}/kestrel-win`
  await page.addInitScript(isNotToldOfConnection)
  await visit('/')
  await isKept(page, 'en')
  await cutConnection(page)
  await page.goto(article)
  await expect(title(page)).toHaveText('No connection')
  await context.setOffline(false)
  await expect(title(page)).toHaveText('Kestrel win')
})

test('the offline page follows the choice of another language', async ({
  page,
  visit,
  expected,
}) => {
  expected.failures(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/)
  await visit('/')
  await isKept(page, 'en')
  await flagBar(page).getByRole('button', { name: 'Language: English' }).click()
  await flagBar(page).getByRole('button', { name: 'Deutsch' }).click()
  await isKept(page, 'de')
  await cutConnection(page)
  await page.goto('/about')
  await expect(title(page)).toHaveText('Keine Verbindung')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('M10 neither calls nor pages are answered from what is kept', async ({
  page,
  seed,
  visit,
  expected,
  baseURL,
}) => {
  expected.failures(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/)
  await seed.news({ title: 'Kestrel win' })
  await visit('/')
  await isKept(page, 'en')
  // Now as a page that the worker looks after.
  await visit('/')
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const paths = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests
      .flat()
      .map(({ url }) => new URL(url))
      .map(({ pathname, search }) => pathname + search)
  })
  expect(
    paths.filter(
      (path) =>
        !/^\/(?:assets\/[\w-]+\.(?:css|woff2)|before-paint\.js|offline\.js|mark\.svg|offline\?lang=en)$/.test(
          path,
        ),
    ),
  ).toEqual([])
  expect(paths).toEqual(expect.arrayContaining(['/offline?lang=en', '/offline.js']))

  await cutConnection(page)
  const reach = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          () => 'answered',
          () => 'failed',
        ),
      path,
    )
  expect(await reach('/api/news/list?language_id=0')).toBe('failed')
  expect(await reach('/?lang=en&_=1')).toBe('failed')
  await page.goto('/')
  await expect(title(page)).toHaveText('No connection')
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(page.getByText('Kestrel win')).toHaveCount(0)
})

test('M10 a site that has no service worker any more is left by the one it had, and whoever comes to its offline page gets home from it', async ({
  page,
  baseURL,
  context,
  visit,
  expected,
}) => {
  expected.failures(/^answered 404: HEAD .*\/service-worker\.js$/)
  // A browser looks by itself whether the worker is another one, some time after it went to a page.
  expected.possibly(/^answered 404: GET .*\/service-worker\.js\?lang=en$/)
  await visit('/')
  await isKept(page, 'en')
  await context.route('**/service-worker.js*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
  )
  // A page of the site that was would register it again; this one has no script that could.
  await page.goto('/offline')
  await expect.poll(() => kept(page)).toEqual({ worker: undefined, caches: [] })
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
})

test.describe('where it is switched off', () => {
  test.use({ environment: { SERVICE_WORKER: 'off' } })

  test('no worker is registered', async ({ page, visit, baseURL }) => {
    await visit('/')
    await page.waitForLoadState('networkidle')
    expect((await page.request.get(`${baseURL}/service-worker.js`)).status()).toBe(404)
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('trying again is a link to the wanted address', async ({ page, baseURL, expected }) => {
    expected.failures(/^failed: GET .*\/assets\/[\w-]+\.js csp$/)
    // As the service worker shows it: under the address that was wanted.
    const offline = await (await page.request.get(`${baseURL}/offline?lang=en`)).text()
    let isAway = true
    await page.route('**/about', (route) =>
      isAway ? route.fulfill({ contentType: 'text/html', body: offline }) : route.continue(),
    )
    await page.goto('/about')
    await expect(title(page)).toHaveText('No connection')
    isAway = false
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(title(page)).toHaveText('About')
    await expect(page).toHaveURL(`${baseURL}/about`)
  })
})

test('a link that is followed without a connection says so, and its page opens when the connection is back', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures(
    /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to (?:fetch|load)|dynamically imported|fetching the script/,
  )
  await seed.news({ title: 'Kestrel win' })
  await page.addInitScript(isNotToldOfConnection)
  await page.clock.install()
  await visit('/')
  await cutConnection(page)
  await page.getByRole('link', { name: 'Kestrel win' }).first().click()
  await expect(title(page)).toHaveText('No connection')
  // Looks that are due meanwhile fail before the connection is back.
  const looks = { begun: 0, failed: 0 }
  page.on('request', (request) => {
    if (request.method() === 'HEAD') looks.begun += 1
  })
  page.on('requestfailed', (request) => {
    if (request.method() === 'HEAD') looks.failed += 1
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect.poll(() => looks.begun).toBeGreaterThan(0)
  await page.evaluate(() => fetch('/robots.txt').catch(() => undefined))
  await expect.poll(() => looks.begun - looks.failed).toBe(0)
  await restoreConnection(page)
  // It is drawn anew before the page has looked for itself.
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(title(page)).toHaveText('Keine Verbindung')
  await page.clock.resume()
  await expect(title(page)).toHaveText('Kestrel win')
})

test('what is pressed and followed without a connection says so, and nothing of it is done later', async ({
  page,
  context,
  seed,
  visit,
  signIn,
  expected,
}) => {
  expected.failures(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/)
  const author = await seed.member({ username: 'Haldor' })
  for (const win of ['Kestrel win', 'Osprey win']) await seed.news({ author, title: win })
  await signIn(await seed.member())
  await visit('/')
  await page.getByRole('link', { name: 'Kestrel win' }).first().click()
  // The front page names the author, too.
  await expect(title(page)).toHaveText('Kestrel win')
  await page.getByRole('main').getByRole('link', { name: 'Haldor' }).first().click()
  // Beside the article stands such a button, too.
  await expect(title(page)).toContainText('Haldor')
  const follow = page.getByRole('button', { name: 'Follow', exact: true })
  await expect(follow).toBeEnabled()
  await snacksAreThere(page)
  await cutConnection(page)
  await follow.click()
  await expect(page.getByText('Please try again when it is back.')).toBeVisible()
  await page.goBack()
  await expect(title(page)).toHaveText('Kestrel win')
  // The code of articles is there, what this one says is not.
  await page.goBack()
  await page.getByRole('link', { name: 'Osprey win' }).first().click()
  await expect(title(page)).toHaveText('No connection')
  await context.setOffline(false)
  await expect(title(page)).toHaveText('Osprey win')
  await page.getByRole('main').getByRole('link', { name: 'Haldor' }).first().click()
  await expect(title(page)).toContainText('Haldor')
  await expect(follow).toBeEnabled()
})
