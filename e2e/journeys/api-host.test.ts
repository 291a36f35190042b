import { storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'

test.use({
  environment: { API_HOST: 'http://localhost:{port}/api', CORS_ORIGINS: 'http://127.0.0.1:{port}' },
})

test('API-01 calls go to the host that the site is configured with', async ({
  page,
  seed,
  visit,
  baseURL,
}) => {
  await seed.news({ title: 'Northwind win' })
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) hosts.add(host)
  })
  await visit('/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(storyTitles(page)).toHaveText(['Northwind win'])
  expect([...hosts]).toEqual([`localhost:${new URL(baseURL ?? '').port}`])
})
