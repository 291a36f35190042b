import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

/**
 * From its top: at its end the footer pushes the sections of the site below the top bar. Leaves the
 * screen as wide as it was.
 */
export async function expectTicketsAccessible(page: Page) {
  const size = page.viewportSize()
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  if (size) await page.setViewportSize(size)
}

/** The tickets beside the one that is open. */
export const listedTickets = (page: Page) =>
  page.getByRole('complementary', { name: 'Your tickets' }).getByRole('listitem')
