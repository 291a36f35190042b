import type { Locator } from '@playwright/test'
import { articlePath } from '../addresses.ts'
import { expect, test } from '../site.ts'

test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }))

const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part || null).getPropertyValue(name),
    [property, pseudo ?? ''] as const,
  )

test('in forced colours a chosen game, the current page of the site and of a list, and the current language look chosen', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  for (let number = 1; number <= 31; number++) await seed.news({ author, categoryIds: [2] })
  await visit('/')
  const chosen = page.getByRole('button', { name: 'CS:GO' })
  const other = page.getByRole('button', { name: 'Fortnite' })
  expect(await style(chosen, 'background-color')).not.toBe(await style(other, 'background-color'))
  expect(await style(chosen, 'color')).not.toBe(await style(chosen, 'background-color'))

  const rail = page.getByRole('navigation', { name: 'Main' })
  const mark = await style(rail.getByRole('link', { name: 'News' }), 'background-color', '::before')
  expect(mark).not.toBe(await style(rail, 'background-color'))
  await page.getByRole('button', { name: 'Language: English' }).click()
  expect(
    await style(
      page.getByRole('button', { name: 'Language: English' }),
      'background-color',
      '::after',
    ),
  ).not.toBe(await style(page.getByRole('banner'), 'background-color'))

  await visit(`/news-archive/${author.id}`)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const of = (name: string) =>
    style(pages.getByRole('link', { name, exact: true }), 'background-color')
  expect(await of('Page 1')).not.toBe(await of('Page 2'))
})

test('in forced colours whatever has the focus has a line around it', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news({
    title: 'Northwind win',
    content: '<p>Text with <a href="https://example.com">a link</a>.</p>',
  })
  await seed.comment({ on: news })
  for (const path of ['/', articlePath(news)]) {
    await visit(path)
    const seen = new Set<string>()
    for (let key = 1; key <= 60; key++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return
        const around: Element[] = []
        for (
          let each: Element | null = element;
          each && around.length < 5;
          each = each.parentElement
        )
          around.push(each)
        return {
          what: element.outerHTML.slice(0, 90),
          lined: around.some((each) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(each)
            return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2
          }),
        }
      })
      if (!focused) break
      expect(focused.lined, focused.what).toBe(true)
      seen.add(focused.what)
    }
    expect(seen.size).toBeGreaterThan(20)
  }
})

test('in forced colours what floats has an edge, a list its marks, and what waits can be seen', async ({
  page,
  context,
  seed,
  visit,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const news = await seed.news({ content: '<ul><li>Nuke</li></ul>' })
  await visit(articlePath(news))
  const item = page.getByRole('listitem').filter({ hasText: /^Nuke$/ })
  expect(await style(item, 'background-color', '::before')).toBe(
    await style(page.locator('body'), 'color'),
  )
  await page.getByRole('button', { name: 'Copy link' }).click()
  const snack = page.getByRole('status').getByRole('listitem')
  // All at once: it goes by itself.
  const { width, edge, ground } = await snack.evaluate((element) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
    return { width: borderTopWidth, edge: borderTopColor, ground: backgroundColor }
  })
  expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(1)
  expect(edge).not.toBe(ground)

  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  expect(await style(drawer, 'border-right-color')).not.toBe(
    await style(drawer, 'background-color'),
  )
  await drawer.getByRole('button', { name: 'Close navigation' }).click()

  await page.route('**/api/content/get?*', () => {})
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  const cell = page.getByRole('status').filter({ hasText: 'Loading' }).locator('i').first()
  await expect(cell).toBeAttached()
  expect(await style(cell, 'background-color')).not.toBe(
    await style(page.locator('body'), 'background-color'),
  )
})
