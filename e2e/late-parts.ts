import { expect, type Page } from '@playwright/test'

/** Brings what is fetched for whoever comes near the end of a page, and goes back to its beginning. */
export async function bringLateParts(page: Page) {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const foot = page.getByRole('contentinfo')
  if ((await foot.count()) > 0) await expect(foot.locator('select')).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 0))
}
