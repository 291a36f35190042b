import { expect, type Page } from '@playwright/test'
import { FOOTER_MEDIA_SHOWN, listFooterMedia } from '@loadout/contract/footer-media/footer-media.ts'
import { LATEST_ITEMS, listLatestItems } from '@loadout/contract/store/store.ts'

/**
 * Brings what is fetched for whoever comes near the end of a page, and goes back to its beginning.
 */
export async function bringLateParts(page: Page) {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const foot = page.getByRole('contentinfo')
  if ((await foot.count()) > 0) {
    await expect(foot.locator('select')).toHaveCount(2)
    const items = await countOf(page, `${listLatestItems.path}?limit=${LATEST_ITEMS}`)
    // Beside the items stands where all of them are.
    await expect(foot.locator('a[href="/points-store"]')).toHaveCount(items && items + 1)
    const pictures = await countOf(page, `${listFooterMedia.path}?limit=${FOOTER_MEDIA_SHOWN}`)
    await expect(foot.locator('a > img[alt=""][width="160"]')).toHaveCount(pictures)
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 0))
}

/** Messages at the edge are fetched when a page is idle: without a connection they could not be. */
export const snacksAreThere = (page: Page) =>
  page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['js', 'css'].every((end) =>
      fetched.some((name) => name.includes('/assets/Snacks-') && name.endsWith(`.${end}`)),
    )
  })

/** How many the site has of what the footer asks for. */
async function countOf(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(`/api${path}`)
  const { entries } = (await answer.json()) as { entries: unknown[] }
  return entries.length
}
