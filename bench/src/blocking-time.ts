import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

/** A task blocks for what it takes beyond this: less than that nobody feels. */
const UNFELT_MS = 50

/** A page is at rest when nothing long has run for this time, and is waited for no longer than that. */
const REST_MS = 1_500
const PATIENCE_MS = 30_000

/** Of a phone, which lays out less than a desk does. */
const VIEWPORT = { width: 390, height: 844 }

type Watched = { longTasks: { start: number; duration: number }[] }

/** The total blocking time of a page from its first byte until it rests, nothing of it cached. */
export async function blockingTime(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watchLongTasks)
    await page.goto(url, { waitUntil: 'load' })
    const tasks = await atRest(page)
    return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - UNFELT_MS), 0)
  } finally {
    await context.close()
  }
}

/** Runs in the page, before anything of it does. */
function watchLongTasks() {
  const longTasks: Watched['longTasks'] = []
  Object.assign(globalThis, { longTasks } satisfies Watched)
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

async function atRest(page: Page): Promise<Watched['longTasks']> {
  const until = performance.now() + PATIENCE_MS
  while (true) {
    const { tasks, quiet } = await page.evaluate(() => {
      const { longTasks } = globalThis as unknown as Watched
      const last = longTasks.at(-1)
      return {
        tasks: longTasks,
        quiet: performance.now() - (last ? last.start + last.duration : 0),
      }
    })
    if (quiet > REST_MS || performance.now() > until) return tasks
    await setTimeout(200)
  }
}
