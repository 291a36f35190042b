import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions, AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What spares axe work: to describe what is right, and to load the stylesheets once more. */
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
}
/** Each width and each theme once; the themes differ in their colours alone. */
const views = [
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const

/**
 * Holds what is on screen against axe's rules: on a dark desktop and on a light phone, on neither
 * of which it is wider than the window. With `within`, only that part: what floats covers something
 * of the page below it, and axe would complain of that.
 */
export async function expectAccessible(page: Page, { within = 'html' }: { within?: string } = {}) {
  // A page that is on its way has no title yet.
  await expect(page.locator('h1').first()).toBeAttached()
  // By the inspector's way in, because the site's policy lets no foreign script run.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  for (const { width, height, colorScheme } of views) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page, within), `${width} px, ${colorScheme}`).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `no scrolling sideways at ${width} px`,
    ).toBeLessThanOrEqual(0)
  }
}

async function violations(page: Page, within: string) {
  const { violations: found } = await page.evaluate(
    ([part, options]) =>
      (
        globalThis as unknown as {
          axe: { run: (part: string, options: unknown) => Promise<AxeResults> }
        }
      ).axe.run(part, options),
    [within, rules] as const,
  )
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}
