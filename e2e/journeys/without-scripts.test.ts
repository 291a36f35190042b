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

test('HERO-04 NOTICE-03 without scripts a video is a link to where it is, the notice can be read, no button does nothing, and the feeds are there in the language that was asked for', async ({
  page,
  seed,
  expected,
}) => {
  expected.failures(/^failed: GET .*\/assets\/[\w-]+\.js csp$/)
  await seed.notice('Back at <b>noon</b>.')
  await seed.heroSlide({ type: 1, identifier: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })
  await seed.heroSlide()
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Highlights' })
  await expect(hero.getByRole('link', { name: 'Play video' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  )
  await expect(hero.getByRole('button')).toHaveCount(0)
  const notice = page.getByRole('region', { name: 'Site notice' })
  await expect(notice).toContainText('Back at noon.')
  await expect(notice.getByRole('button', { name: 'Close notice' })).toHaveCount(0)

  await page.goto('/feeds?lang=uk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSS-стрічки')
})
