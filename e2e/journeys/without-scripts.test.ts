import { articlePath } from '../addresses.ts'
import { expect, test } from '../site.ts'

test.use({ javaScriptEnabled: false })

test('without scripts an article can be read and its links work', async ({
  page,
  seed,
  expected,
}) => {
  // What it would need next, had it scripts.
  expected.failures(/^failed: GET .*\/assets\/[\w-]+\.js csp$/)
  const other = await seed.news({ title: 'The road to Katowice', tags: ['katowice'] })
  const news = await seed.news({
    title: 'Northwind win',
    content: '<p>It was a long evening.</p>',
    tags: ['katowice'],
  })
  await seed.comment({ on: news, message: 'What a final!' })
  await page.goto(articlePath(news))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northwind win')
  await expect(page.getByText('It was a long evening.')).toBeVisible()
  await expect(page.getByText('What a final!')).toBeVisible()

  await page
    .getByRole('complementary', { name: 'More' })
    .getByRole('link', { name: 'The road to Katowice' })
    .click()
  await expect(page).toHaveURL(`/news/${other.id}/the-road-to-katowice`)
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'katowice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#katowice')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('heading', { name: 'Northwind win' }).first()).toBeVisible()
})
