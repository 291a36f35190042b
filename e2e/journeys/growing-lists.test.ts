import { hasJoined } from '../channels.ts'
import { stories, storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'

test('API-22 API-23 more is offered as long as there is more; a failed load says so, keeps what is there and may be tried again, and what is new at the front is not shown twice further down', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures('answered 501: GET')
  const more = page.getByRole('button', { name: 'Load more news' })
  for (let number = 1; number <= 6; number++) await seed.news({ title: `Story ${number}.` })
  await visit('/')
  await expect(storyTitles(page)).toHaveCount(6)
  await expect(more).toHaveCount(0)

  for (const number of [7, 8]) await seed.news({ title: `Story ${number}.` })
  // The page of before is left first: it may just be about to connect.
  await page.goto('/robots.txt')
  // What sees to the focus is fetched when the page is there, before the page connects.
  const joined = hasJoined(page, 'global')
  await visit('/')
  await joined
  await page.route('**/api/news/list*', (route) =>
    route.fulfill({ status: 501, json: { error: 'No.', code: 'no' } }),
  )
  await more.click()
  await expect(page.getByRole('alert')).toHaveText('This could not be loaded.')
  await expect(storyTitles(page)).toHaveCount(6)

  await page.unrouteAll()
  await seed.news({ title: 'Story 9.' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(storyTitles(page)).toHaveText(
    [8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Story ${number}.`),
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator(':focus'), 'the first of what has come').toContainText('Story 2.')
})

test('API-24 of five news and five posts with a star mark six are shown first and then the other four, all in the order of their time and none twice', async ({
  page,
  seed,
  visit,
}) => {
  const minutesBefore = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 8) - minutes * 60_000)
  const starredAt = minutesBefore(0)
  for (let number = 1; number <= 5; number++) {
    await seed.news({ title: `News ${number}`, publishedAt: minutesBefore(2 * number) })
    const publishedAt = minutesBefore(2 * number + 1)
    await seed.post({ title: `Post ${number}`, publishedAt, starredAt })
  }
  await visit('/')
  // Those at the side are posts as well.
  const titles = stories(page).and(page.locator(':not([data-layout=mini])')).getByRole('heading')
  const all = [1, 2, 3, 4, 5].flatMap((number) => [`News ${number}`, `Post ${number}`])
  await expect(titles).toHaveText(all.slice(0, 6))
  const more = page.getByRole('button', { name: 'Load more news' })
  await more.click()
  await expect(titles).toHaveText(all)
  await expect(more).toHaveCount(0)
})
