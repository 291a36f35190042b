// A PostgreSQL that outlived its launcher (kill -9) still holds the database: it must end before
// the next one begins.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess, isAlive } from './processes.mjs'

/** @param {string} cluster */
export async function endLeftover(cluster) {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return // it was stopped in order

  const pid = readPostmaster(cluster)?.pid
  if (pid && isAlive(pid) && isPostgresOf(pid, cluster)) await endPostgres(pid)
  await Promise.all(
    helpersOf(cluster).map((helper) =>
      endProcess(helper, [
        ['SIGQUIT', 1_000],
        ['SIGKILL', 3_000],
      ]),
    ),
  )

  // PostgreSQL would not start while the number in the file exists, though it be that of a process
  // which nobody has collected yet, or since a restart of the machine somebody else's.
  rmSync(pidFile, { force: true })
}

/**
 * Fast shutdown; then without one (the next start recovers); a frozen process understands only the
 * last.
 * @param {number} pid
 */
export const endPostgres = (pid) =>
  endProcess(pid, [
    ['SIGINT', 10_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ])

/**
 * The file that PostgreSQL keeps about itself while it runs: its process, its port, and how far it
 * has got.
 * @param {string} cluster
 */
export function readPostmaster(cluster) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return {
      pid: Number(lines[0]) || undefined,
      port: Number(lines[3]) || undefined,
      status: lines[7]?.trim(),
    }
  } catch {
    return undefined // it does not run
  }
}

/**
 * Its helpers end with it, unless one is frozen or deep in a query. Elsewhere than on Linux
 * PostgreSQL itself waits.
 * @param {string} cluster
 */
function helpersOf(cluster) {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
  return pids.filter((pid) => isPostgresOf(pid, cluster))
}

/**
 * Every process of PostgreSQL works in the folder of its database.
 * @param {number} pid
 * @param {string} cluster
 */
function isPostgresOf(pid, cluster) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-p', String(pid), '-o', 'command='], {
        encoding: 'utf8',
      }).includes(cluster)
    }
    if (readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(cluster)) return false
    return /\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
  } catch {
    return false // gone, or a process that we may not look into: not ours
  }
}
