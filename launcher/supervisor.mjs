// Runs a site from its first step to its last: one launcher per data folder, PostgreSQL and the
// server under it, and everything stopped in order.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clone } from './clone.mjs'
import { checkServerConfiguration, readConfiguration, requireFreePort } from './configuration.mjs'
import { dataFolder } from './data-folder.mjs'
import { ensureInstalled, nodeBinary } from './installation.mjs'
import { keepPostgres } from './keep-running.mjs'
import { atWork, markStopping, releaseLock, takeLock } from './lock-file.mjs'
import { giveOnce } from './ownership.mjs'
import { onNpmGone } from './processes.mjs'
import { say, step } from './progress.mjs'
import { reachableProgram } from './reachable-program.mjs'
import { Refusal, refuse } from './refusal.mjs'
import { endLeftoverServer, forgetServer, rememberServer } from './server-leftover.mjs'
import { requireEntry, unprivilegedUser } from './unprivileged-user.mjs'

/** @typedef {import('./server-process.mjs').Launch} Launch */
/** @typedef {import('./server-process.mjs').Ready} Ready */
/** @typedef {import('./keep-running.mjs').KeptServer} KeptServer */

/**
 * @param {object} site
 * @param {(node: string) => Promise<unknown>} site.prepare what the server needs besides the
 *   database
 * @param {boolean} [site.asUser] whether root lends it a user, and it is run from where that one
 *   can read it
 * @param {(launch: Launch) => KeptServer} site.keepServer
 * @param {NodeJS.ProcessEnv} [site.env]
 */
export async function runSite(site) {
  try {
    await run(site)
  } catch (error) {
    refuse(error)
  }
}

/** @param {Parameters<typeof runSite>[0]} site */
async function run({ prepare, keepServer, asUser = false, env = {} }) {
  const { port, databaseUrl, databaseConnections } = readConfiguration()
  const folder = dataFolder()
  const lock = await claim(folder, port)
  const user = asUser ? unprivilegedUser() : {}
  const media = join(folder, 'media')
  requireEntry(media, user)
  await endLeftoverServer(folder)
  await requireFreePort(port)
  await ensureInstalled()
  const node = nodeBinary()
  const args = process.argv.slice(2)
  checkServerConfiguration({ node, args, env, folder })

  /** @type {KeptServer | undefined} */
  let server
  const postgres = databaseUrl
    ? undefined
    : keepPostgres({ folder, connections: databaseConnections })
  const shutdown = once(async () => {
    markStopping(lock)
    await server?.stop()
    forgetServer(folder)
    await postgres?.stop()
  })
  const stopped = stopOnSignal({ shutdown, hurry: () => server?.kill() })

  try {
    const [started] = await Promise.all([postgres?.ready, prepare(node)])
    if (stopped()) return
    giveOnce(media, user)
    const progress = serverProgress()
    server = keepServer({
      ...(asUser ? reachableProgram(node, folder) : { node, home: clone }),
      args,
      env: {
        ...env,
        ...(user.uid === undefined ? {} : { LOADOUT_USER: `${user.uid}:${user.gid}` }),
        DATABASE_URL: databaseUrl ?? started?.url,
        LOADOUT_DATA: folder,
        PORT: String(port),
      },
      onStart: (pid) => rememberServer(folder, pid),
      onProgress: progress.next,
    })
    const ready = await server.ready.finally(progress.end)
    announce({ ready, port, folder, databaseUrl })
  } catch (error) {
    if (stopped()) return
    await shutdown()
    throw error
  }
}

/**
 * One launcher per data folder. The shell is back before a server that still answers its last
 * requests has ended, so the next start may well meet it.
 * @param {string} folder
 * @param {number} port
 */
async function claim(folder, port) {
  const lock = join(folder, 'running.json')
  let holder = takeLock(lock, { port })
  const finished = holder?.stopping ? step('Waiting for the last run to end') : undefined
  for (; holder?.stopping; holder = takeLock(lock, { port })) await sleep(50)
  finished?.()

  if (holder?.port)
    throw new Refusal(
      `Loadout is already running at http://localhost:${holder.port} (data in ${folder}).`,
    )
  if (holder) throw atWork(holder, folder)
  process.once('exit', () => releaseLock(lock))
  return lock
}

/**
 * Ctrl-C reaches us twice under npm, which passes on what the terminal has already sent; only a
 * later one is meant as a second.
 * @param {{ shutdown: () => Promise<void>, hurry: () => void }} actions
 */
function stopOnSignal({ shutdown, hurry }) {
  let began = 0
  const stop = () => {
    if (began) return
    began = Date.now()
    shutdown().then(() => process.exit(0), refuse)
  }
  const onSignal = () => (began && Date.now() - began > 500 ? hurry() : stop())
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, onSignal)
  onNpmGone(stop)

  // The terminal or the reader of our output may be gone before us.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  return () => began > 0
}

/** Each message of the server ends the step before. */
function serverProgress() {
  let end = () => {}
  return {
    /** @param {string} message */
    next: (message) => {
      end()
      end = step(message)
    },
    end: () => end(),
  }
}

/**
 * @param {{ ready: Ready, port: number, folder: string, databaseUrl: string | undefined }} site
 */
function announce({ ready, port, folder, databaseUrl }) {
  say('')
  say(`Loadout is ready: http://localhost:${port}/?lang=en`)
  if (ready.demo)
    say('Demo people: demo (member), demomod (moderator), demoadmin (admin), password loadout-demo')
  say(
    databaseUrl
      ? `Data lies in ${folder} and in the database of DATABASE_URL`
      : `Data lies in ${folder}`,
  )
  say('Ctrl-C stops everything')
}

/**
 * @template T
 * @param {() => Promise<T>} work
 */
function once(work) {
  /** @type {Promise<T> | undefined} */
  let result
  return () => (result ??= work())
}
