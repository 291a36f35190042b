import { existsSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../launcher/chromium.mjs'
import type { JourneyOptions } from './site.ts'

const SHARED_MEMORY = '/dev/shm'
const MEGABYTE = 1024 * 1024

/**
 * Whether what a browser's processes share may lie in memory. Playwright has it lie in files,
 * because containers often have 64 MB there; on a disk it is a fourteenth of a journey's work.
 */
function hasRoomInMemory() {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= 1024 * MEGABYTE
}

const isRoot = process.getuid?.() === 0
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']

/**
 * The journeys: what a person does on the site, in a real Chromium. `npm test` builds the web part
 * and names the browser.
 */
export default defineConfig<JourneyOptions>({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  globalSetup: './global-setup.ts',
  // Tests of the site fill what browsers leave while they wait. With one more than cores each
  // journey takes a fifteenth more of the processor, and all of them as long.
  workers: Math.min(availableParallelism(), 6),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // What hangs is ended, on a machine that is busy with other things, too.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Recording every journey takes a tenth of their time; `--trace on` for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
      executablePath: findChromium(),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        // The next page of a browser is drawn by the process that drew the first one.
        '--renderer-process-limit=1',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds, too short for what compilers would make of their scripts.
        '--js-flags=--no-turbofan --no-maglev --single-threaded-gc',
      ],
    },
  },
})
