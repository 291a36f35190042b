import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions, AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** `resultTypes` spares axe the work of describing what is right. */
const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}
/** All that another theme can break. */
const rulesOfColour: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}
const themes = [
  { colorScheme: 'dark', rules: allRules },
  { colorScheme: 'light', rules: rulesOfColour },
] as const

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/**
 * Holds what is on screen against axe's rules: on a desktop and on a phone, dark and light. With
 * `within`, only that part: what floats covers something of the page below it, and axe would
 * complain of that.
 */
export async function expectAccessible(page: Page, { within = 'html' }: { within?: string } = {}) {
  // By the inspector's way in, because the site's policy lets no foreign script run.
  await page.evaluate(source)
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    for (const { colorScheme, rules } of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await violations(page, within, rules), `${viewport.width} px, ${colorScheme}`).toEqual(
        [],
      )
    }
  }
}

async function violations(page: Page, within: string, rules: RunOptions) {
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
