import { nextCall, stories, storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'

test('TAG-03 TAG-04 a tag page shows three cards, then rows, eleven articles a page, and has one address', async ({
  page,
  seed,
  visit,
}) => {
  for (let number = 1; number <= 12; number++)
    await seed.news({ title: `Story ${number}.`, tags: ['katowice'] })
  await seed.news({ title: 'About something else', tags: ['malmo'] })
  await visit('/')
  const asked = nextCall(page, '/article/search')
  await page.getByRole('link', { name: 'katowice' }).click()
  expect(await asked).toMatchObject({ tag_id: '1', language_id: '0' })

  await expect(page).toHaveURL('/tags/1/katowice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#katowice')
  await expect(page.getByText('12 articles')).toBeVisible()
  await expect(storyTitles(page)).toHaveText(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Story ${number}.`),
  )
  const layouts = await stories(page).evaluateAll((all) =>
    all.map((story) => (story as HTMLElement).dataset['layout']),
  )
  expect(layouts).toEqual(['card', 'card', 'card', ...Array<string>(8).fill('row')])

  const next = nextCall(page, '/article/search')
  await page.getByRole('link', { name: 'Next page' }).click()
  expect(await next).toMatchObject({ tag_id: '1', limit: '11', offset: '11' })
  await expect(storyTitles(page)).toHaveText(['Story 1.'])

  for (const [address, location] of [
    ['/tags/1', '/tags/1/katowice'],
    ['/tags/1/anything', '/tags/1/katowice'],
    ['/tags/1/anything?page=2', '/tags/1/katowice?page=2'],
  ] as const) {
    const response = await page.request.get(address, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']], address).toEqual([302, location])
  }
})

test('TAG-02 HOME-05 the front page shows twelve popular tags, each with its page, and those of the chosen games only', async ({
  page,
  seed,
  visit,
}) => {
  for (let number = 1; number <= 13; number++) await seed.news({ tags: [`tag${number}`] })
  await seed.news({ tags: ['battleroyale'], categoryIds: [3] })
  await visit('/')
  const tags = page.getByRole('main').getByRole('link', { name: /^# ?(tag\d+|battleroyale)$/ })
  await expect(tags).toHaveCount(12)
  for (const tag of await tags.all())
    expect(await tag.getAttribute('href')).toMatch(/^\/tags\/\d+\/tag\d+$/)

  const asked = nextCall(page, '/tags/popular')
  await page.getByRole('button', { name: 'Fortnite' }).click()
  expect(await asked).toEqual({ limit: '12', categories: '2,3' })
  await page.getByRole('button', { name: 'CS:GO' }).click()
  await expect(tags).toHaveText(['battleroyale'])
})
