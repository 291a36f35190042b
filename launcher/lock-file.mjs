// Lets one launcher at a time do something with a folder. A lock whose process has died counts for
// nothing.
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { birthOf, isAlive } from './processes.mjs'
import { Refusal } from './refusal.mjs'

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string | undefined} [birth]
 * @property {number} [port]
 * @property {boolean} [stopping]
 */

/**
 * Answers nothing when this process holds the lock from now on, otherwise who does.
 * @param {string} path
 * @param {{ port?: number }} [details] for whoever finds it held
 * @returns {Holder | undefined}
 */
export function takeLock(path, details = {}) {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(
    draft,
    JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), ...details }),
  )
  try {
    while (!appears(draft, path)) {
      const holder = holderOf(path)
      if (holder) return holder
      clearStale(path)
    }
    return stepBack(path)
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Since it was read, another launcher may have cleared it as well and hold the lock by now. So it
 * is moved, read again, and put back when its holder turns out to be alive. Somebody may have taken
 * the empty place meanwhile: until they have stepped back, the moved lock stays where they look for
 * it.
 * @param {string} path
 */
export function clearStale(path) {
  const aside = `${path}.${process.pid}${MOVED}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return
    throw error
  }
  const holder = holderOf(aside)
  if (holder) putBack(aside, path, holder)
  rmSync(aside, { force: true })
}

/**
 * @param {string} aside
 * @param {string} path
 * @param {Holder} holder
 */
function putBack(aside, path, holder) {
  for (let tries = 0; tries < MAX_TRIES && isHeld(holder) && !appears(aside, path); tries++) {
    const other = readHolder(path)
    if (other?.pid === holder.pid && other.birth === holder.birth) return
    pause()
  }
}

const MOVED = '.stale'
const MAX_TRIES = 400

/**
 * Whoever has just taken the lock gives it back to a living holder whose lock was moved aside, and
 * answers who that is.
 * @param {string} path
 * @returns {Holder | undefined}
 */
function stepBack(path) {
  const folder = dirname(path)
  const moved = readdirSync(folder).filter(
    (name) => name.startsWith(`${basename(path)}.`) && name.endsWith(MOVED),
  )
  for (const name of moved) {
    const holder = holderOf(join(folder, name))
    if (!holder) continue
    replaceFile(path, JSON.stringify(holder))
    return holder
  }
  return undefined
}

/**
 * For whoever does not want it.
 * @param {string} path
 * @returns {Holder | undefined}
 */
export function holderOf(path) {
  const holder = readHolder(path)
  return holder && isHeld(holder) ? holder : undefined
}

/**
 * For whoever comes while a command, and not the site, has the folder.
 * @param {Holder} holder
 * @param {string} folder
 */
export const atWork = ({ pid }, folder) =>
  new Refusal(`Process ${pid} is at work on the data in ${folder}. Try again when it has ended.`)

/** For the moment that another process needs between two calls of its own. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)

/**
 * Does the work when nobody else is at it.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 */
export async function inTurn(path, work) {
  while (takeLock(path)) await sleep(200)
  try {
    return await work()
  } finally {
    releaseLock(path)
  }
}

/**
 * Tells the next one that waiting is worth while.
 * @param {string} path
 */
export function markStopping(path) {
  const holder = readHolder(path)
  if (holder?.pid === process.pid) replaceFile(path, JSON.stringify({ ...holder, stopping: true }))
}

/** @param {string} path */
export function releaseLock(path) {
  if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true })
}

/**
 * @param {string} path
 * @param {string} content
 */
function replaceFile(path, content) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, path)
}

/**
 * A hard link appears complete or not at all, so nobody ever reads a lock that is half written.
 * @param {string} draft
 * @param {string} path
 */
function appears(draft, path) {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/**
 * @param {string} path
 * @returns {Holder | undefined}
 */
function readHolder(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined // gone meanwhile, or not ours: either way nobody holds it
  }
}

/**
 * A process id comes round again (in a container after every restart), the moment of birth does
 * not.
 * @param {Holder} holder
 */
const isHeld = ({ pid, birth }) => pid !== process.pid && isAlive(pid) && birthOf(pid) === birth
