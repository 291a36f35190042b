import { expectAccessible } from '../accessibility.ts'
import { expect, test } from '../site.ts'
import type { Seed } from '../site-process.ts'

test('axe-core finds nothing with the navigation open, with the languages open and with an Error dialog open', async ({
  page,
  visit,
  seed,
  expected,
}) => {
  await sevenNews(seed)
  await visit('/')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click()
  await expectAccessible(page)

  expected.failures('answered 400')
  await visit('/about')
  await page.route('**/api/news/list*', (route) =>
    route.fulfill({ status: 400, json: { error: 'X', code: 'not_known_here' } }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click()
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible()
  await expectAccessible(page)
})

async function sevenNews(seed: Seed) {
  const author = await seed.member({ username: 'Haldor' })
  for (let number = 1; number <= 7; number++)
    await seed.news({
      author,
      tags: ['katowice', `tag${number}`],
      categoryIds: [(number % 5) + 1, 2],
      upvotes: number,
    })
  return author
}
