import { articlePath } from '../addresses.ts'
import { comments, storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'
import type { Page } from '@playwright/test'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollDown = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const long = `<p>${'A long story. '.repeat(60)}</p>`.repeat(12)

test('SHELL-02 the number of comments leads down to them; another page begins at its top, the two home screens where one was', async ({
  page,
  seed,
  visit,
}) => {
  for (let number = 1; number <= 5; number++) await seed.news({ content: long })
  const news = await seed.news({ content: long })
  await seed.comment({ on: news, message: 'Down here' })
  await visit(articlePath(news))
  await page.getByRole('link', { name: 'Go to 1 comment' }).click()
  await expect(page.getByText('Down here')).toBeInViewport()
  await scrollDown(page, 700)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy' })
    .evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL('/privacy')
  await expect.poll(() => scrolled(page)).toBe(0)

  await scrollDown(page, 300)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(storyTitles(page)).toHaveCount(6)
  expect(await scrolled(page)).toBeGreaterThan(200)

  // Low enough that the short page of posts can be scrolled as well.
  await page.setViewportSize({ width: 1440, height: 240 })
  await scrollDown(page, 150)
  await page
    .getByRole('link', { name: 'Trending posts' })
    .evaluate((link) => (link as HTMLElement).click())
  // Both screens have a heading; the tab says which of them it is.
  await expect(page.getByRole('link', { name: 'Trending posts' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(await scrolled(page)).toBe(150)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Events' })
    .evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL('/events')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('going back finds the place and everything that was loaded, and the comments as they are by then', async ({
  page,
  seed,
  visit,
}) => {
  await page.clock.install()
  const seedStory = (number: number) => seed.news({ title: `Story ${number}.` })
  for (const number of [1, 2]) await seedStory(number)
  const third = await seedStory(3)
  for (let number = 4; number <= 13; number++) await seedStory(number)
  await visit('/')
  await page.getByRole('button', { name: 'Load more news' }).click()
  await expect(storyTitles(page)).toHaveCount(12)
  await page.getByRole('link', { name: 'Story 3.' }).last().scrollIntoViewIfNeeded()
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(300)

  await page.getByRole('main').getByRole('link', { name: 'Story 3.' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story 3.')
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.getByText('No comments yet', { exact: true })).toBeVisible()
  // Longer than an answer is kept that is not shown.
  await page.clock.fastForward(6 * 60_000)
  await page.goBack()
  await expect(storyTitles(page)).toHaveCount(12)
  await expect.poll(() => scrolled(page)).toBe(place)
  await seed.comment({ on: third, message: 'Well said' })
  await page.clock.fastForward(60_000)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story 3.')
  await expect(comments(page)).toHaveText([/Well said/])
})
