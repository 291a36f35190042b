import { spawn, type ChildProcess } from 'node:child_process'

/**
 * What a picture worker may take of memory, whatever is in a file (checklist I02). Writable memory
 * as Linux counts it, with the stacks of all threads: 690 MB before the first picture, of which
 * 120 MB are used, and 860 MB with the largest picture that is taken.
 */
const MAX_DATA_KB = 1_200_000
/** The same for memory that is used, on every system: 310 MB with the largest picture. */
const MAX_USED = 450_000_000

/** What a decoder is told of the environment: none of the site's secrets. */
const HARMLESS =
  /^(?:PATH|HOME|TZ|TMPDIR|TMP|TEMP|SYSTEMROOT|MALLOC_ARENA_MAX|NODE_COMPILE_CACHE)$/i

/**
 * Starts a process that talks to us. On Linux the system itself refuses it more memory; elsewhere,
 * and beside that, it looks after itself.
 */
export function startLimited(file: string): ChildProcess {
  const node = [process.execPath, '--no-warnings', file]
  const limited = ['/bin/sh', '-c', `ulimit -d ${MAX_DATA_KB} || :; exec "$@"`, 'sh', ...node]
  const [command = '', ...args] = process.platform === 'linux' ? limited : node
  return spawn(command, args, {
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => HARMLESS.test(name))),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  })
}

/**
 * In the worker, whose pictures are decoded in other threads. A process that exits in order would
 * wait for them.
 */
export function endWhenTooLarge(): void {
  if (process.memoryUsage.rss() > MAX_USED) process.kill(process.pid, 'SIGKILL')
}
