import { expect, type Page } from '@playwright/test'

/**
 * A browser says that the connection is gone, or back, a moment before the process that makes its
 * requests knows: what a journey does next could still be answered, or fail. So both functions wait
 * for a request. No cache and no service worker has its answer.
 */
const probe = (page: Page) =>
  page.evaluate(() =>
    fetch('/healthz', { cache: 'no-store' }).then(
      () => 'answered',
      () => 'failed',
    ),
  )

/** Of all pages of the browser. The probe that fails is one of the journey's troubles. */
export async function cutConnection(page: Page) {
  await page.context().setOffline(true)
  await expect.poll(() => probe(page)).toBe('failed')
}

/** Not for a page that loads itself anew when the connection is back. */
export async function restoreConnection(page: Page) {
  await page.context().setOffline(false)
  await expect.poll(() => probe(page)).toBe('answered')
}
