import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { tasksOfMainThread } from './main-thread.ts'

/** A task blocks for what it takes beyond this: less than that nobody feels. */
const UNFELT_MS = 50

/** A page is at rest when nothing long has run for this time, waited for no longer than that. */
const REST_MS = 1_500
const TIMEOUT_MS = 30_000

/** Of a phone, which lays out less than a desk does. */
const VIEWPORT = { width: 390, height: 844 }

/** By the clock, as a reader feels it, and by processor, which other work does not stretch. */
export type Blocking = { clock: number; processor: number }

type Watched = { longTasks: { start: number; duration: number }[] }

/** The total blocking time of a page from its first byte until it rests, nothing of it cached. */
export async function blockingTime(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<Blocking> {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watchLongTasks)
    await browser.startTracing(page, { categories: ['toplevel'] })
    await page.goto(url, { waitUntil: 'load' })
    const clock = blocked((await atRest(page)).map(({ duration }) => duration))
    const trace = await browser.stopTracing()
    return { clock, processor: blocked(tasksOfMainThread(trace.toString())) }
  } finally {
    await context.close()
  }
}

const blocked = (tasks: readonly number[]) =>
  tasks.reduce((sum, duration) => sum + Math.max(0, duration - UNFELT_MS), 0)

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
  const until = performance.now() + TIMEOUT_MS
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
