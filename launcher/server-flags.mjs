// How Node runs the server. Measured in docs/performance.md: without a limit V8 keeps what it once took, three times what it needs.

/** Megabytes of heap, unless HEAP_MB says otherwise: five times what an idle site needs. */
const heapMegabytes = 192

/** @param {NodeJS.ProcessEnv} environment */
export function serverFlags(environment) {
  const wanted = Number(environment['HEAP_MB'])
  const heap = Number.isInteger(wanted) && wanted >= 64 ? wanted : heapMegabytes
  return ['--no-warnings', '--max-semi-space-size=4', `--max-old-space-size=${heap}`]
}

/**
 * Compiled code and stripped types of the last start: half a second and thirty megabytes less.
 * @param {string} dataFolder
 */
export const serverCache = (dataFolder) => ({ NODE_COMPILE_CACHE: `${dataFolder}/compile-cache` })
