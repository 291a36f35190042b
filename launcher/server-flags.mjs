// How Node runs the server. Measured in docs/performance.md: without a limit V8 keeps what it once
// took.
import { Refusal } from './refusal.mjs'

/**
 * Megabytes of heap the server may take, 192 unless told.
 * @param {NodeJS.ProcessEnv} environment
 */
export function heapMegabytes({ HEAP_MB }) {
  const text = HEAP_MB || '192'
  const wanted = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (wanted >= 64) return wanted
  throw new Refusal(`HEAP_MB must be a whole number from 64 to 999999, not "${text}".`)
}

/** @param {NodeJS.ProcessEnv} environment */
export const serverFlags = (environment) => [
  '--no-warnings',
  '--expose-gc',
  '--max-semi-space-size=16',
  `--max-old-space-size=${heapMegabytes(environment)}`,
]

/**
 * Compiled code and stripped types of the last start: an idle server is about 23 MB smaller with
 * them.
 * @param {string} dataFolder
 */
export const serverCache = (dataFolder) => ({ NODE_COMPILE_CACHE: `${dataFolder}/compile-cache` })

/**
 * glibc gives each thread memory of its own to cut from, and hardly ever gives it back; two such
 * pieces for all threads make an idle server about 6 MB smaller. What is as long as a compressed
 * page is mapped by itself, so that it goes back to the system when it is let go of: after a rush
 * that makes 40 MB. So are the 19 MB of a password's hash, which in pages of 4 kB would make it
 * take thrice as long: it is given pages of 2 MB where the system has them. Whoever sets them
 * otherwise is not overruled.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '8192',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
}
