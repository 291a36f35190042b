import { storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'

test('API-22 API-23 more is offered as long as there is more', async ({ page, seed, visit }) => {
  for (let number = 1; number <= 6; number++) await seed.news()
  await visit('/')
  await expect(storyTitles(page)).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Load more news' })).toHaveCount(0)
  await seed.news()
  await visit('/')
  await expect(storyTitles(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Load more news' }).click()
  await expect(storyTitles(page)).toHaveCount(7)
})

test('API-23 a failed load says so, keeps what is there and may be tried again', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures('answered 501: GET')
  for (let number = 1; number <= 8; number++) await seed.news()
  await visit('/')
  await page.route('**/api/news/list*', (route) =>
    route.fulfill({ status: 501, json: { error: 'No.', code: 'no' } }),
  )
  await page.getByRole('button', { name: 'Load more news' }).click()
  await expect(page.getByRole('alert')).toHaveText('This could not be loaded.')
  await expect(storyTitles(page)).toHaveCount(6)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(storyTitles(page)).toHaveCount(8)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('something new at the front is not shown twice further down', async ({
  page,
  seed,
  visit,
}) => {
  for (let number = 1; number <= 8; number++) await seed.news({ title: `Story ${number}.` })
  await visit('/')
  await seed.news({ title: 'Story 9.' })
  await page.getByRole('button', { name: 'Load more news' }).click()
  await expect(storyTitles(page)).toHaveText(
    [8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Story ${number}.`),
  )
})
