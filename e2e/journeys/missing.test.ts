import { articlePath } from '../addresses.ts'
import { expect, test } from '../site.ts'

test('ERR-01 an unknown article says so, with status 404', async ({ page, visit, expected }) => {
  expected.failures('answered 404: GET')
  await visit('/news/999999/x')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found')
  await page.getByRole('link', { name: 'To the front page' }).click()
  await expect(page).toHaveURL('/')
})

test('ERR-04 an unknown member says so, with status 404', async ({ page, visit, expected }) => {
  expected.failures('answered 404: GET')
  await visit('/user/nosuchname')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile not found')
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

test('PAGE-04 an address that is no page leads to the front page', async ({
  page,
  visit,
  baseURL,
}) => {
  const { status, headers } = await page.request
    .get('/nosuchpage', { maxRedirects: 0 })
    .then((response) => ({ status: response.status(), headers: response.headers() }))
  expect([status, headers['location']]).toEqual([302, '/'])
  await visit('/nosuchpage')
  await expect(page).toHaveURL(`${baseURL}/`)
  await visit('/no/such/page')
  await expect(page).toHaveURL(`${baseURL}/`)
})

test('PAGE-04 a link inside the site to no page leads to the front page', async ({
  page,
  seed,
  visit,
  expected,
  baseURL,
}) => {
  expected.failures(/^answered 404: GET .*\/api\/content\/get/)
  const news = await seed.news({ content: '<p><a href="/nosuchpage">Nowhere</a></p>' })
  await visit(articlePath(news))
  await page.getByRole('link', { name: 'Nowhere' }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(page.getByRole('group', { name: 'Filter by game' })).toBeVisible()
})

test('ERR-01 the archive of nobody says that there is no such person', async ({
  page,
  visit,
  expected,
}) => {
  expected.failures('answered 404: GET')
  await visit('/news-archive/999999/nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User not found')
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
