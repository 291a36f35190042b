import { flagBar, storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'

test('NEWS-16 NEWS-17 ERR-09 an archive lists a person’s news, nine a page, at one address, and says when there are none', async ({
  page,
  seed,
  visit,
  baseURL,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  for (let number = 1; number <= 10; number++)
    await seed.news({ author, title: `Story ${number}.` })
  await seed.news({ title: 'By somebody else' })
  await visit(`/news-archive/${author.id}/Haldor`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News by Haldor')
  await expect(storyTitles(page)).toHaveText(
    [10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Story ${number}.`),
  )
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')

  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(storyTitles(page)).toHaveText(['Story 1.'])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(`/news-archive/${author.id}/Haldor?page=2`)
  await visit(`/news-archive/${author.id}/Haldor?page=2`)
  await expect(storyTitles(page)).toHaveText(['Story 1.'])
  await pages.getByRole('link', { name: 'Previous page' }).click()
  await expect(storyTitles(page)).toHaveCount(9)

  for (const [address, location] of [
    ['', ''],
    ['/somebody', ''],
    ['/somebody?page=2', '?page=2'],
    ['/%D1%8F?page=2', '?page=2'],
  ] as const) {
    const response = await page.request.get(`/news-archive/${author.id}${address}`, {
      maxRedirects: 0,
    })
    expect([response.status(), response.headers()['location']], address).toEqual([
      302,
      `/news-archive/${author.id}/Haldor${location}`,
    ])
  }
  await visit(`/news-archive/${author.id}/somebody?page=2`)
  const own = `${baseURL}/news-archive/${author.id}/Haldor?page=2&lang=en`
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', own)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', own)
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB')

  const { id } = await seed.member({ username: 'Silent' })
  await visit(`/news-archive/${id}/Silent`)
  await expect(page.getByText('No news posted yet', { exact: true })).toBeVisible()
  await visit(`/news-archive/${id}`)
  await expect(page.getByRole('heading', { level: 1 }), 'a number is no name').toHaveText(
    'News archive',
  )
})

test('whoever chooses a language in which a list has no such page sees its first one', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  for (let number = 1; number <= 10; number++)
    await seed.news({
      author,
      title: `Story ${number}.`,
      versions:
        number > 6
          ? []
          : [{ languageId: 3, title: `Teil ${number}.`, excerpt: '', content: '<p>Ende.</p>' }],
    })
  const path = `/news-archive/${author.id}/Haldor`
  await visit(`${path}?page=2`)
  await expect(storyTitles(page)).toHaveText(['Story 1.'])
  await flagBar(page).getByRole('button', { name: 'Language: English' }).click()
  await flagBar(page).getByRole('button', { name: 'Deutsch' }).click()
  await expect(storyTitles(page)).toHaveText([6, 5, 4, 3, 2, 1].map((number) => `Teil ${number}.`))
  await expect(page).toHaveURL(path)
})
