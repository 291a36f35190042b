// The embedded PostgreSQL: a real one, of our own version, with its data in one folder.
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.mjs'
import { ensureCluster, readPassword } from './postgres-cluster.mjs'
import { endLeftover, endPostgres, readPostmaster } from './postgres-leftover.mjs'
import { emptyLargeLog, setLargeLogAside, sizeOf } from './postgres-log.mjs'
import { postgresPrograms } from './postgres-programs.mjs'
import { postgresSurroundings, unprivilegedUser } from './unprivileged-user.mjs'
import { Refusal } from './refusal.mjs'

/**
 * @typedef {object} Postgres
 * @property {string} url
 * @property {number} port
 * @property {number} pid
 * @property {() => Promise<void>} stop cleanly, by force when it does not want to
 * @property {(ended: () => void) => void} onExit told when it ends without stop()
 */

/** What a site asks for beside its pool, and a command or somebody who looks on meanwhile. */
const BESIDE_POOL = 20

/** Nothing need survive, and plans are not to change at moments of PostgreSQL's own choice. */
const FOR_TESTS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}
const HOUR_MS = 3_600_000

/**
 * Answers when it accepts connections.
 * @param {object} options
 * @param {string} options.folder gets `postgres/`, `postgres-password` and `postgres.log`
 * @param {number} [options.port] a free one when missing
 * @param {number} [options.connections] of the pool of the site that runs on it
 * @param {boolean} [options.durable] false for tests, which may lose everything when the machine
 *   stops
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ folder, port, connections = 0, durable = true }) {
  const programs = await postgresPrograms()
  const user = unprivilegedUser()
  const { cluster, password } = await ensureCluster({ folder, programs, user, durable })
  await endLeftover(cluster)

  const chosen = port ?? (await freePort())
  const log = join(folder, 'postgres.log')
  setLargeLogAside(log)
  const child = await launch({
    program: programs.postgres,
    args: flags({ cluster, port: chosen, connections, durable }),
    user,
    cluster,
    log,
  })
  const pid = /** @type {number} */ (child.pid)
  const emptying = setInterval(() => emptyLargeLog(log), HOUR_MS)
  emptying.unref()
  child.once('exit', () => clearInterval(emptying))

  let stopping = false
  return {
    url: address(password, chosen),
    port: chosen,
    pid,
    stop() {
      stopping = true
      return endPostgres(pid)
    },
    onExit(ended) {
      if (hasEnded(child)) return ended()
      child.once('exit', () => stopping || ended())
    },
  }
}

/**
 * The address of one that runs on that folder, for another process than the one that started it;
 * nothing when none is ready.
 * @param {string} folder
 */
export function runningPostgresUrl(folder) {
  const postmaster = readPostmaster(join(folder, 'postgres'))
  if (postmaster?.status !== 'ready' || !postmaster.port) return undefined
  return address(readPassword(folder), postmaster.port)
}

/**
 * PGSSLMODE in the environment is meant for another PostgreSQL: this one has no TLS.
 * @param {string} password
 * @param {number} port
 */
const address = (password, port) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/loadout?sslmode=disable`

/** @typedef {import('./unprivileged-user.mjs').UnprivilegedUser} UnprivilegedUser */
/**
 * @typedef {object} Launch
 * @property {string} program
 * @property {string[]} args
 * @property {UnprivilegedUser} user
 * @property {string} cluster
 * @property {string} log
 */

/**
 * After a kill -9 its helpers need a moment to notice; until then the database is still in use.
 * @param {Launch} launched
 */
async function launch(launched) {
  for (const deadline = Date.now() + 15_000; ; await sleep(100)) {
    const before = sizeOf(launched.log)
    const child = spawnPostgres(launched)
    if (await isReady(child, launched.cluster)) return child

    const reason = lastWords(launched.log, before)
    if (reason.includes('still in use') && Date.now() < deadline) continue
    throw new Refusal(`PostgreSQL does not start: ${reason}\nMore in ${launched.log}`)
  }
}

/**
 * In a session of its own: Ctrl-C in the terminal must not end the database before the server has
 * drained. It writes to the log file itself, so it does not depend on our living.
 * @param {Launch} launched
 */
function spawnPostgres({ program, args, user, log }) {
  const logFile = openSync(log, 'a', 0o600)
  const child = spawn(program, args, {
    ...user,
    ...postgresSurroundings,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', logFile, logFile],
  })
  closeSync(logFile)
  return child
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} cluster
 */
async function isReady(child, cluster) {
  /** @type {Error | undefined} */
  let failure
  child.once('error', (error) => (failure = error))
  while (!hasEnded(child)) {
    if (failure) throw failure
    const postmaster = readPostmaster(cluster)
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return true
    await sleep(15)
  }
  return false
}

/** @param {import('node:child_process').ChildProcess} child */
const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null

/**
 * Reachable only from this machine and only by password. Log lines hold no values (terse), which
 * could be somebody's.
 * @param {{ cluster: string, port: number, connections: number, durable: boolean }} options
 */
function flags({ cluster, port, connections, durable }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: Math.max(60, connections + BESIDE_POOL),
    shared_buffers: '128MB',
    jit: 'off',
    random_page_cost: 1.1,
    max_parallel_workers_per_gather: 0,
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    ...(durable ? {} : FOR_TESTS),
  }
  return [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/**
 * Why it ended, out of what it has written since.
 * @param {string} log
 * @param {number} before
 */
function lastWords(log, before) {
  const lines = readFileSync(log).subarray(before).toString().trim().split('\n')
  const reason = lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? ''
  return reason.replace(/^.*?(FATAL|PANIC): +/, '')
}
