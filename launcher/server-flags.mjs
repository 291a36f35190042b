// How Node runs the server. Measured in docs/performance.md: without a limit V8 keeps what it once took, three times what it needs.
import { Refusal } from './refusal.mjs'

/**
 * Megabytes of heap: by default five times what an idle site needs.
 * @param {NodeJS.ProcessEnv} environment
 */
export function heapMegabytes({ HEAP_MB }) {
  const text = HEAP_MB || '192'
  const wanted = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (wanted >= 64) return wanted
  throw new Refusal(`HEAP_MB must be a whole number from 64 to 999999, not "${text}".`)
}

/** @param {NodeJS.ProcessEnv} environment */
export const serverFlags = (environment) =>
  ['--no-warnings', '--max-semi-space-size=16', `--max-old-space-size=${heapMegabytes(environment)}`]

/**
 * Compiled code and stripped types of the last start: half a second and thirty megabytes less.
 * @param {string} dataFolder
 */
export const serverCache = (dataFolder) => ({ NODE_COMPILE_CACHE: `${dataFolder}/compile-cache` })
