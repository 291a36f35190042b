import type { Page } from '@playwright/test'

/**
 * The server does what is asked of it at these paths, and nobody hears of it while they are lost.
 */
export async function loseAnswers(page: Page, ...paths: string[]) {
  let isLost = true
  for (const path of paths)
    await page.route(`**/api${path}`, async (route) => {
      if (!isLost) return route.continue()
      await route.fetch()
      await route.abort()
    })
  return {
    lose: () => {
      isLost = true
    },
    letThrough: () => {
      isLost = false
    },
  }
}
