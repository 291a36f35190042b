import { languages } from '@loadout/contract/languages/languages.ts'
import { articlePath } from '../addresses.ts'
import { expect, test } from '../site.ts'

const feedsIn = (hrefs: (string | null)[]) => hrefs.filter((href) => href?.startsWith('/feeds/'))

test('the footer leads to a page that names every feed, and every feed is there; so do the page of a tag and the archive of an author, in the reader’s language', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  await seed.news({ author, title: 'Kestrel win', tags: ['finals'] })
  await visit('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feeds' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feeds')
  await expect(page).toHaveURL('/feeds')

  await expect(page.getByRole('link', { name: 'RSS: All games' })).toHaveAttribute(
    'href',
    '/feeds/news.rss?lang=en',
  )
  await expect(page.getByRole('link', { name: 'Atom: CS:GO' })).toHaveAttribute(
    'href',
    '/feeds/games/csgo.atom?lang=en',
  )
  await expect(page.getByRole('link', { name: 'JSON Feed: Українська' })).toHaveAttribute(
    'href',
    '/feeds/news.json?lang=uk',
  )
  const listed = feedsIn(
    await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  )
  expect(listed.filter((href) => href?.includes('/news.'))).toHaveLength(3 + languages.length * 3)
  for (const href of listed)
    expect((await page.request.get(href ?? '')).status(), href ?? '').toBe(200)

  await visit('/tags/1/finals')
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
    'href',
    '/feeds/tags/1.rss?lang=en',
  )
  await visit(`/news-archive/${author.id}/Haldor`)
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
    'href',
    `/feeds/authors/${author.id}.rss?lang=en`,
  )

  await visit('/feeds?lang=de')
  await expect(page.getByRole('link', { name: 'RSS: Alle Spiele' })).toHaveAttribute(
    'href',
    '/feeds/news.rss?lang=de',
  )
})

test('the end of the footer of an article is not behind the bars at the bottom of a phone', async ({
  page,
  seed,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(articlePath(await seed.news()))
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const bottomOf = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)
  const end = bottomOf(await page.getByRole('contentinfo').locator('p').last().boundingBox())
  const bar = (await page.getByRole('group', { name: 'Article actions' }).boundingBox())?.y
  expect(end).toBeLessThanOrEqual(bar ?? 0)
})
