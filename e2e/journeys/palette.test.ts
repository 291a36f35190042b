import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, test } from '../site.ts'

const desktop = { width: 1440, height: 900 }
const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name: string) => palette(page).getByRole('option', { name })
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('Ctrl+K leads to pages, people and articles, switches theme and language, and gives the focus back', async ({
  page,
  seed,
  visit,
}) => {
  await seed.news({ title: 'Kestrel story' })
  await seed.member({ username: 'Kestrel' })
  await visit('/about')
  const link = page.getByRole('link', { name: 'Sign in' }).first()
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, { within: 'dialog' })
  await page.setViewportSize(desktop)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(link).toBeFocused()

  await test.step('from the side navigation, which is gone by then, to the button of that', async () => {
    const open = page.getByRole('button', { name: 'Open navigation' })
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await open.press('Enter')
    await drawer.getByRole('button', { name: 'Search people and articles' }).press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(drawer).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(open).toBeFocused()
  })

  await test.step('an article and a person are found', async () => {
    // Ctrl+K, where a keyboard writes Greek letters.
    const ctrlK = { key: 'κ', code: 'KeyK', ctrlKey: true }
    await link.dispatchEvent('keydown', ctrlK)
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('kestrel')
    await expect(option(page, 'Kestrel story')).toBeVisible()
    await expect(option(page, 'Kestrel').first()).toHaveAttribute('href', '/user/Kestrel')
    await page.keyboard.press('ArrowDown')
    await expect(option(page, 'Kestrel story')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/news\/\d+\/kestrel-story$/)
  })
  await test.step('what was chosen comes first, and a theme is chosen', async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expect(palette(page).getByRole('option').first()).toHaveText('Kestrel story')
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(palette(page)).toHaveCount(0)
  })
  await test.step('the list of keys has those of the page, and switches single ones off', async () => {
    await page.keyboard.press('?')
    await expect(keys(page).getByText('Send the comment you are writing')).toBeVisible()
    await expectAccessible(page, { within: 'dialog' })
    await page.setViewportSize(desktop)
    await keys(page).getByRole('switch').click()
    await page.keyboard.press('Escape')
    await expect(keys(page)).toHaveCount(0)
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
    await expect(keys(page)).toHaveCount(0)
  })
  await test.step('a language is chosen', async () => {
    await page.keyboard.type('svenska')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  })
  await test.step('who writes is left alone', async () => {
    // A palette that closes gives the focus back to where it was.
    await expect(palette(page)).toHaveCount(0)
    const search = page.getByRole('searchbox')
    await search.focus()
    await expect(search).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('?/')
    await expect(search).toHaveValue('?/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
