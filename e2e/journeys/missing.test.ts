import { articlePath } from '../addresses.ts'
import { expect, test } from '../site.ts'

test('ERR-01 ERR-04 an unknown article, member or archive says so, with status 404', async ({
  page,
  visit,
  expected,
}) => {
  expected.failures('answered 404: GET')
  for (const [address, told] of [
    ['/user/nosuchname', 'Profile not found'],
    ['/news-archive/999999/nobody', 'User not found'],
    ['/news/999999/x', 'Article not found'],
  ] as const) {
    await visit(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(told)
  }
  await page.getByRole('link', { name: 'To the front page' }).click()
  await expect(page).toHaveURL('/')
})

test('ERR-01 API-14 a link inside the site to an unknown article says so', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures(
    /^answered 404: GET .*\/api\/news\/get/,
    /^answered 404: GET .*\/api\/comment\/list/,
    /^answered 404: GET .*\/api\/news\/related/,
    /^answered 404: GET .*\/api\/news_poll\/get/,
  )
  const news = await seed.news({ content: '<p><a href="/news/999999/x">Gone</a></p>' })
  await visit(articlePath(news))
  // Who left earlier would stop the calls that the page still waits for.
  const refused = ['/news/get', '/comment/list', '/news/related', '/news_poll/get'].map((path) =>
    page.waitForResponse(`**/api${path}?*`),
  )
  await page.getByRole('link', { name: 'Gone' }).click()
  await Promise.all(refused)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Gone' })).toBeVisible()
})

test('PAGE-04 an address that is no page leads to the front page, and so does a link inside the site', async ({
  page,
  seed,
  visit,
  expected,
  baseURL,
}) => {
  expected.failures(/^answered 404: GET .*\/api\/content\/get/)
  const response = await page.request.get('/nosuchpage', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([302, '/'])
  for (const address of ['/nosuchpage', '/no/such/page']) {
    await visit(address)
    await expect(page).toHaveURL(`${baseURL}/`)
  }

  const news = await seed.news({ content: '<p><a href="/nosuchpage">Nowhere</a></p>' })
  await visit(articlePath(news))
  await page.getByRole('link', { name: 'Nowhere' }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(page.getByRole('group', { name: 'Filter by game' })).toBeVisible()
})

test('PAGE-04 a page that is refused for now is not one that does not exist', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures('answered 429: GET')
  const news = await seed.news({ content: '<p><a href="/terms">Our terms</a></p>' })
  await visit(articlePath(news))
  await page.route('**/api/content/get?*', (route) =>
    route.fulfill({ status: 429, json: { error: 'Later.', code: 'too_many_requests' } }),
  )
  await page.getByRole('link', { name: 'Our terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This could not be loaded.')
  await expect(page).toHaveURL('/terms')
})
