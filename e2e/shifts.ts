import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] }
type Watching = { drawnAt: number; shifts: Shift[] }

/**
 * Watches what moves on every page that is opened from now on without its reader's doing. It begins
 * when the document has been read to its end and drawn, because a busy browser draws lines that it
 * has read by half; the site's script comes only after that. Answers what has moved so far.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const watching: Watching = { drawnAt: Infinity, shifts: [] }
    Object.assign(globalThis, { watching })
    const drawn = () => {
      watching.drawnAt = performance.now()
    }
    document.addEventListener(
      'readystatechange',
      // What was read last is in the frame after these calls, so the next one knows it is drawn.
      () => requestAnimationFrame(() => requestAnimationFrame(drawn)),
      { once: true },
    )
    new PerformanceObserver((list) =>
      watching.shifts.push(...(list.getEntries() as Shift[])),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/\/assets\/entry-browser-.*\.js$/, async (route) => {
    await page.waitForFunction(() => {
      const { watching } = globalThis as unknown as { watching?: Watching }
      return watching && watching.drawnAt < Infinity
    })
    await route.continue()
  })
  return () => page.evaluate(sayShifts)
}

/** Runs in the page. */
function sayShifts() {
  const { drawnAt, shifts } = (globalThis as unknown as { watching: Watching }).watching
  return shifts
    .filter(({ startTime }) => startTime > drawnAt)
    .map(({ value, sources }) => {
      const moved = sources.map(
        ({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`,
      )
      return `${value} by ${moved.join(', ')}`
    })
}
