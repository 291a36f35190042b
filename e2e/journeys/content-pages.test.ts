import { articlePath } from '../addresses.ts'
import { expect, test } from '../site.ts'

test('PAGE-03 PAGE-07 the pages of the operator are shown, asked for or on the way, and the declaration of cookies names what the site keeps', async ({
  page,
  seed,
  visit,
}) => {
  for (const { path, title } of [
    { path: '/about', title: 'About' },
    { path: '/cookies', title: 'Cookies' },
    { path: '/terms', title: 'Terms' },
    { path: '/privacy', title: 'Privacy' },
  ])
    await test.step(path, async () => {
      await visit(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(page.getByRole('main').getByRole('paragraph').first()).not.toBeEmpty()
      const text = await page.getByRole('main').innerText()

      const news = await seed.news({ content: `<p><a href="${path}">Read this</a></p>` })
      await visit(articlePath(news))
      await page.getByRole('link', { name: 'Read this' }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      expect(await page.getByRole('main').innerText()).toBe(text)
    })

  await visit('/cookies')
  for (const kept of [
    'language',
    'visit-language',
    'loadout:language',
    'loadout:filters',
    'loadout:theme',
    'loadout:referrer',
  ]) {
    await expect(
      page.getByRole('main').getByText(kept, { exact: true }).first(),
      kept,
    ).toBeVisible()
  }
  const purpose = page.getByRole('main').getByText('The language you chose.').first()
  await expect(purpose, 'sentences begin where the column does').toHaveCSS('text-align', 'start')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(purpose, 'and on a phone they have the whole width').toHaveCSS('width', '358px')
})
