import { expect, test } from '../site.ts'
import { daysAgo } from '../site-time.ts'

test('FOOT-01 FOOT-03 FOOT-05 FOOT-06 FOOT-07 the footer shows the three most upvoted news of the last seven days, links to the content pages in three groups, and shows eight pictures at most once somebody comes near it', async ({
  page,
  seed,
  visit,
}) => {
  for (const { title, upvotes, age } of [
    { title: 'Second', upvotes: 20, age: 1 },
    { title: 'Fourth', upvotes: 1, age: 2 },
    { title: 'First', upvotes: 30, age: 6.9 },
    { title: 'Third', upvotes: 10, age: 3 },
    { title: 'Too old', upvotes: 99, age: 7.1 },
  ])
    await seed.news({ title, upvotes, publishedAt: daysAgo(age) })
  for (let number = 9; number > 0; number--)
    await seed.footerMedia({ caption: `Picture ${number}`, link: `/news/${number}` })
  await visit('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('article').getByRole('heading')).toHaveText([
    'First',
    'Second',
    'Third',
  ])

  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Best of the week',
    'Loadout',
    'Games',
    'Esports',
  ])
  const linksUnder = (heading: string) =>
    footer
      .getByRole('heading', { name: heading, exact: true })
      .locator('..')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(await linksUnder('Loadout')).toEqual(
    expect.arrayContaining(['/about', '/terms', '/privacy', '/cookies']),
  )
  expect(await linksUnder('Games')).toEqual(
    expect.arrayContaining(['/counter-strike', '/fortnite', '/pubg', '/league-of-legends']),
  )
  expect((await linksUnder('Esports')).length).toBeGreaterThan(0)

  await footer.scrollIntoViewIfNeeded()
  const pictures = footer
    .getByRole('heading', { name: 'In pictures' })
    .locator('xpath=ancestor::section')
    .getByRole('link')
  await expect(pictures).toHaveText([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Picture ${number}`))
  await expect(pictures.first()).toHaveAttribute('href', '/news/1')
  await expect(pictures.first().locator('img')).toHaveAttribute('src', /^\/media\/footer\//)
})

test('the footer speaks the reader’s language', async ({ page, visit }) => {
  await visit('/?lang=de')
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }),
  ).toHaveAttribute('href', '/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Datenschutz')
})
