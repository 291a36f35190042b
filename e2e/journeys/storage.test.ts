import { flagBar, storyTitles } from '../screens.ts'
import { expect, test } from '../site.ts'

test('a browser that keeps nothing shows the site all the same, and choices last for the visit', async ({ page, seed, visit }) => {
  const news = await seed.news({ title: 'Of Fortnite', categoryIds: [3] })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('Access is denied', 'SecurityError') } })
  })
  await visit('/')
  await page.getByRole('button', { name: 'Fortnite' }).click()
  await page.getByRole('button', { name: 'CS:GO' }).click()
  await storyTitles(page).getByRole('link', { name: 'Of Fortnite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Of Fortnite')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('button', { name: 'Fortnite' })).toHaveAttribute('aria-pressed', 'true')
  await expect(storyTitles(page)).toHaveText(['Of Fortnite'])

  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await drawer.getByRole('combobox', { name: 'Theme' }).selectOption('Light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await drawer.getByRole('button', { name: 'Close navigation' }).click()

  await visit(`/news/${news.id}/of-fortnite`)
  await flagBar(page).getByRole('button', { name: 'Language: English' }).click()
  await flagBar(page).getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
})
