import { expectAccessible } from '../accessibility.ts'
import { articlePath } from '../addresses.ts'
import { expect, test } from '../site.ts'
import type { Seed } from '../site-process.ts'

test.describe('axe-core finds nothing', () => {
  for (const { on, at } of [
    { on: 'the front page', at: async (seed: Seed) => { await sevenNews(seed); return '/' } },
    { on: 'an empty front page', at: async () => '/' },
    { on: 'an article with comments', at: discussedArticle },
    { on: 'an archive', at: async (seed: Seed) => `/news-archive/${(await sevenNews(seed)).id}` },
    { on: 'a tag page', at: async (seed: Seed) => { await sevenNews(seed); return '/tags/1' } },
    { on: 'a content page', at: async () => '/cookies' },
    { on: 'a place that opens later', at: async () => '/events' },
  ]) {
    test(`on ${on}`, async ({ page, visit, seed }) => {
      await visit(await at(seed))
      await expectAccessible(page)
    })
  }

  test('where an article is missing', async ({ page, visit, expected }) => {
    expected.failures('answered 404', 'console error: Failed to load resource')
    await visit('/news/999999/x')
    await expectAccessible(page)
  })

  test('with the navigation open', async ({ page, visit, seed }) => {
    await sevenNews(seed)
    await visit('/')
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
    await expectAccessible(page)
  })

  test('with the languages open', async ({ page, visit }) => {
    await visit('/about')
    await page.getByRole('button', { name: 'Language: English' }).click()
    await expectAccessible(page)
  })

  test('with an Error dialog open', async ({ page, visit, expected }) => {
    expected.failures('answered 400', 'console error: Failed to load resource')
    await visit('/about')
    await page.route('**/api/news/list*', (route) => route.fulfill({ status: 400, json: { error: 'X', code: 'not_known_here' } }))
    await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click()
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible()
    await expectAccessible(page)
  })
})

async function sevenNews(seed: Seed) {
  const author = await seed.member({ username: 'Haldor' })
  for (let number = 1; number <= 7; number++) await seed.news({ author, tags: ['katowice', `tag${number}`], categoryIds: [(number % 5) + 1, 2], upvotes: number })
  return author
}

async function discussedArticle(seed: Seed) {
  const author = await seed.member({ username: 'Haldor', flags: 4 + 128 })
  const news = await seed.news({
    author, tags: ['katowice'], userTags: [author], versions: [{ languageId: 3, title: 'Auf Deutsch', excerpt: 'e', content: '<p>t</p>' }],
    content: '<p>Text with <strong>weight</strong> and <a href="https://example.com">a link</a>.</p><h2>Map one</h2><ul><li>One</li></ul>'
      + '<blockquote>It was close.<footer>Haldor</footer></blockquote><table><thead><tr><th>Map</th><th>Score</th></tr></thead><tbody><tr><td>Nuke</td><td>16:14</td></tr></tbody></table>',
  })
  await seed.comment({ on: news, by: author, message: 'As @Haldor said.' })
  await seed.comment({ on: news, deleted: true })
  await seed.news({ tags: ['katowice'] })
  return articlePath(news)
}
