import { nextCall, stories, storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'

test('HOME-01 the front page shows the latest news, newest first', async ({
  page,
  seed,
  visit,
}) => {
  await seed.news({ title: 'Yesterday', publishedAt: new Date('2026-11-19T08:00:00Z') })
  await seed.news({ title: 'Today', publishedAt: new Date('2026-11-20T08:00:00Z') })
  await seed.news({ title: 'Tomorrow', publishedAt: new Date('2026-11-21T08:00:00Z') })
  await visit('/')
  await expect(page.getByRole('link', { name: 'Latest news' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(storyTitles(page)).toHaveText(['Today', 'Yesterday'])
})

test('HOME-06 API-20 API-22 the front page asks for seven news, shows six and loads six more at a time', async ({
  page,
  seed,
  visit,
}) => {
  for (let number = 1; number <= 13; number++) await seed.news({ title: `Story ${number}.` })
  await visit('/about')
  const first = nextCall(page, '/news/list')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  expect(await first).toMatchObject({ limit: '7', offset: '0' })
  await expect(storyTitles(page)).toHaveText(
    [13, 12, 11, 10, 9, 8].map((number) => `Story ${number}.`),
  )

  const second = nextCall(page, '/news/list')
  await page.getByRole('button', { name: 'Load more news' }).click()
  expect(await second).toMatchObject({ limit: '7', offset: '6' })
  await expect(storyTitles(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'Load more news' }).click()
  await expect(storyTitles(page)).toHaveCount(13)
  await expect(page.getByRole('button', { name: 'Load more news' })).toHaveCount(0)
})

test('HOME-08 six news are a full story, two halves, a full one and two rows; two degrade', async ({
  page,
  seed,
  visit,
}) => {
  const layouts = () =>
    stories(page).evaluateAll((all) => all.map((story) => (story as HTMLElement).dataset['layout']))
  for (let number = 1; number <= 2; number++) await seed.news()
  await visit('/')
  expect(await layouts()).toEqual(['full', 'flipped'])
  for (let number = 3; number <= 6; number++) await seed.news()
  await visit('/')
  expect(await layouts()).toEqual(['full', 'half', 'half', 'flipped', 'row', 'row'])
})

test('pinned news stand first on the front page', async ({ page, seed, visit }) => {
  await seed.news({ title: 'Pinned', pinned: true, publishedAt: new Date('2026-11-01T08:00:00Z') })
  await seed.news({ title: 'Newer' })
  await visit('/')
  await expect(storyTitles(page)).toHaveText(['Pinned', 'Newer'])
})
