import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { articlePath } from '../addresses.ts'
import { EDITOR, fields } from '../newsroom-screens.ts'
import { comments, nextCall } from '../screens.ts'
import { expect, isAlive, test } from '../site.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const german = {
  languageId: 3 as const,
  title: 'Northwind gewinnt',
  excerpt: 'Fünf Karten.',
  content: '<p>Was für ein Abend.</p>',
}

test('NEWS-03 an article shows its title, text, author, date, upvotes and comments', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  const news = await seed.news({
    author,
    title: 'Northwind win',
    excerpt: 'Five maps, one winner.',
    content: '<p>It was a <em>long</em> evening.</p>',
    upvotes: 4,
    publishedAt: new Date('2026-11-19T10:30:00Z'),
  })
  await seed.comment({ on: news, message: 'What a final!' })
  await visit(articlePath(news))

  await expect(page).toHaveTitle('Northwind win · Loadout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northwind win')
  await expect(page.getByText('It was a long evening.')).toBeVisible()
  // No font of the site has slanted letters: unless the browser may slant them, stress cannot be
  // seen.
  expect(
    await page
      .getByText('long', { exact: true })
      .evaluate((stress) => [
        getComputedStyle(stress).fontStyle,
        getComputedStyle(stress).fontSynthesisStyle,
      ]),
  ).toEqual(['italic', 'auto'])
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Haldor' }).first(),
  ).toHaveAttribute('href', '/user/Haldor')
  await expect(page.getByText('19 November 2026 at 11:30')).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'Article actions' }).getByRole('button', { name: '5 upvotes' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible()
  await expect(comments(page)).toContainText('What a final!')
})

test('NEWS-04 a wrong slug in the address becomes the right one, on the way inside the site, too', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news({ title: 'Northwind win', versions: [german] })
  const own = `/news/${news.id}/northwind-win`
  for (const [address, canonical] of [
    [`/news/${news.id}`, own],
    [`/news/${news.id}/wrong`, own],
    [`${own}/3`, `/news/${news.id}/northwind-gewinnt/3`],
    [`/news/${news.id}/wrong?language_id=3`, `/news/${news.id}/northwind-gewinnt?language_id=3`],
  ] as const) {
    await visit(address)
    await expect(page).toHaveURL(canonical)
  }
  for (const address of ['northwind-win/%D1%8F', 'wrong/%D1%8F', 'northwind-win/7']) {
    const response = await page.request.get(`/news/${news.id}/${address}`, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']], address).toEqual([302, own])
  }

  const other = await seed.news({ content: `<p><a href="/news/${news.id}/wrong">Read on</a></p>` })
  await visit(articlePath(other))
  await page.getByRole('link', { name: 'Read on' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northwind win')
  await expect(page).toHaveURL(own)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/news/${other.id}/`))
})

test('NEWS-04 NEWS-05 NEWS-06 I18N-14 an article is in the language that its address says, until the reader chooses another, which the address follows', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news({ title: 'Northwind win', versions: [german] })
  const inGerman = `/news/${news.id}/northwind-gewinnt`
  const choose = async (now: string, next: string) => {
    await page.getByRole('button', { name: now }).click()
    await page.getByRole('button', { name: next }).click()
  }
  for (const suffix of ['?language_id=3', '/3']) {
    const other = await seed.news({
      content: `<p><a href="${inGerman}${suffix}">Auf Deutsch</a></p>`,
    })
    await visit(articlePath(other))
    const asked = nextCall(page, '/news/get')
    await page.getByRole('link', { name: 'Auf Deutsch' }).click()
    expect(await asked).toEqual({ id: String(news.id), language_id: '3' })
    await expect(page.getByText('Was für ein Abend.')).toBeVisible()

    await visit(`${inGerman}${suffix}`)
    await expect(page.getByText('Was für ein Abend.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await choose('Language: English', 'Polski')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northwind win')
    await expect(page).toHaveURL(`/news/${news.id}/northwind-win`)
    await page.goBack()
    await isAlive(page)
    await expect(page).toHaveURL(new RegExp(`/news/${other.id}/`))
    await choose('Język: Polski', 'English')
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible()
  }

  await visit(articlePath(news))
  await choose('Language: English', 'Deutsch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northwind gewinnt')
  await expect(page).toHaveURL(inGerman)
  await expect(page).toHaveTitle('Northwind gewinnt · Loadout')
})

test('an article without a version in the reader’s language says in which one it is read', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news({ title: 'Northwind win', versions: [german] })
  await visit(`/news/${news.id}/northwind-win/4`)
  await expect(
    page.getByText('This article is not available in Polski yet. You are reading it in English.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northwind win')
})

test('an article leads to its tags, the people in it, related news and its author’s archive', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  const mirka = await seed.member({ username: 'Mirka' })
  const related = await seed.news({ title: 'The road to Katowice', tags: ['katowice'] })
  const news = await seed.news({
    author,
    title: 'Northwind win',
    tags: ['katowice'],
    userTags: [mirka],
  })
  await visit(articlePath(news))

  await expect(
    page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'katowice' }),
  ).toHaveAttribute('href', /^\/tags\/\d+\/katowice$/)
  await expect(
    page.getByRole('list', { name: 'Mentioned' }).getByRole('link', { name: '@Mirka' }),
  ).toHaveAttribute('href', '/user/Mirka')
  const aside = page.getByRole('complementary', { name: 'More' })
  await expect(aside.getByRole('link', { name: 'News archive' })).toHaveAttribute(
    'href',
    `/news-archive/${author.id}/Haldor`,
  )
  await aside.getByRole('link', { name: 'The road to Katowice' }).click()
  await expect(page).toHaveURL(new RegExp(`/news/${related.id}/`))
})

test('H09 an excerpt without a space does not make the page wider than the window', async ({
  page,
  seed,
  visit,
  viewport,
}) => {
  const { id } = await seed.news({ title: 'Kestrel win', excerpt: 'x'.repeat(300) })
  await visit(`/news/${id}/kestrel-win`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    viewport?.width ?? 0,
  )
})

test('on paper an article is without bars, tools and the field for a comment, in black on white', async ({
  page,
  seed,
  visit,
  signInAs,
}) => {
  const news = await seed.news({ title: 'Northwind win', content: '<p>What an evening.</p>' })
  await seed.comment({ on: news, message: 'What a final!' })
  await signInAs(page, await seed.member())
  // As wide as a sheet.
  await page.setViewportSize({ width: 720, height: 1_000 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(articlePath(news))
  const ofScreens = [
    page.getByRole('navigation', { name: 'Sections' }),
    page.getByRole('group', { name: 'Article actions' }),
    page.getByRole('textbox', { name: 'Write a comment' }),
    comments(page).getByRole('button', { name: /^Report what/ }),
  ]
  for (const part of ofScreens) await expect(part).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  for (const part of ofScreens) await expect(part).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('What an evening.')).toBeVisible()
  await expect(comments(page)).toContainText('What a final!')
  const text = page.getByText('What a final!')
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
})

test('NEWS-19 an article leads its editors to the newsroom: admins with the permission, and nobody else', async ({
  page,
  seed,
  visit,
  signInAs,
}) => {
  const news = await seed.news()
  const edit = page.getByRole('link', { name: 'Edit this article' })
  for (const [wish, count] of [
    [{}, 0],
    [{ flags: Flag.Admin }, 0],
    [{ permissions: Permission.canPublishNews }, 0],
    [EDITOR, 1],
  ] as const) {
    await signInAs(page, await seed.member(wish))
    await visit(articlePath(news))
    await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible()
    await expect(edit).toHaveCount(count)
  }
  await edit.click()
  await expect(fields(page).title).toHaveValue(news.title)
})
