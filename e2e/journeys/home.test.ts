import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { nextCall, stories, storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'

test('HOME-01 HOME-06 HOME-08 HOME-11 HOME-13 API-20 API-22 the front page shows the latest news, newest first but pinned ones before all; two are two stories, six stand in six forms, and six more are loaded at a time; it asks for three videos and five hot topics of a day', async ({
  page,
  seed,
  visit,
}) => {
  const layouts = () =>
    stories(page).evaluateAll((all) => all.map((story) => (story as HTMLElement).dataset['layout']))
  await seed.news({ title: 'Yesterday', publishedAt: new Date('2026-11-19T08:00:00Z') })
  await seed.news({ title: 'Today', publishedAt: new Date('2026-11-20T08:00:00Z') })
  await seed.news({ title: 'Tomorrow', publishedAt: new Date('2026-11-21T08:00:00Z') })
  await visit('/')
  await expect(page.getByRole('link', { name: 'Latest news' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(storyTitles(page)).toHaveText(['Today', 'Yesterday'])
  expect(await layouts()).toEqual(['full', 'flipped'])

  const longAgo = new Date('2026-11-01T08:00:00Z')
  await seed.news({ title: 'Pinned', pinned: true, publishedAt: longAgo })
  for (let number = 1; number <= 10; number++)
    await seed.news({ title: `Story ${number}.`, publishedAt: longAgo })
  await visit('/about')
  const first = nextCall(page, '/news/list', 'pinned')
  const videos = nextCall(page, '/tv/video/latest')
  const topics = nextCall(page, '/blog/list', 'max_age')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  expect(await first).toMatchObject({ limit: '7', offset: '0' })
  expect(await videos).toEqual({ limit: '3' })
  expect(await topics).toMatchObject({ order_by: 'upvotes', limit: '5', max_age: '1' })
  await expect(storyTitles(page)).toHaveText([
    'Pinned',
    'Today',
    'Yesterday',
    ...[10, 9, 8].map((number) => `Story ${number}.`),
  ])
  expect(await layouts()).toEqual(['full', 'half', 'half', 'flipped', 'row', 'row'])

  const second = nextCall(page, '/news/list', 'pinned')
  await page.getByRole('button', { name: 'Load more news' }).click()
  expect(await second).toMatchObject({ limit: '7', offset: '6' })
  await expect(storyTitles(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'Load more news' }).click()
  await expect(storyTitles(page)).toHaveCount(13)
  await expect(page.getByRole('button', { name: 'Load more news' })).toHaveCount(0)
})

test('HOME-01 on a site without news whoever may publish them finds the way to the first, and a reader that there are none', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  const none = page.getByText('No news posted yet', { exact: true })
  const write = page.getByRole('main').getByRole('link', { name: 'Write news' })
  await visit('/')
  await expect(none).toBeVisible()
  await expect(page.getByRole('button', { name: 'All games' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('button', { name: 'Show all games' })).toHaveCount(0)
  await expect(write).toHaveCount(0)

  await signIn(await seed.member({ flags: Flag.Admin, permissions: Permission.canPublishNews }))
  await visit('/')
  await expect(none).toBeVisible()
  await write.click()
  await expect(page).toHaveURL('/admin/news/new')
})
