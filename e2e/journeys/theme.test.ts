import type { Page } from '@playwright/test'
import { expect, test } from '../site.ts'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const light = 'rgb(240, 244, 240)'
const dark = 'rgb(10, 17, 14)'

async function choose(page: Page, theme: string) {
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await drawer.getByRole('combobox', { name: 'Theme' }).selectOption(theme)
  await drawer.getByRole('button', { name: 'Close navigation' }).click()
  await expect(drawer).not.toBeAttached()
}

test('the theme is the system’s until one is chosen, which outlives the visit and is there before the page is drawn, and again after going back to the system’s', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit('/about')
  expect(await background(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).toBe(dark)

  await choose(page, 'Light')
  expect(await background(page)).toBe(light)
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/cookies', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.unrouteAll()
  await visit('/cookies')
  expect(await background(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await choose(page, 'Dark')
  expect(await background(page)).toBe(dark)

  await choose(page, 'Same as the system')
  expect(await background(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit('/cookies')
  expect(await background(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await background(page)).toBe(light)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('combobox', { name: 'Theme' }).locator('option:checked')).toHaveText(
    'Same as the system',
  )
})
