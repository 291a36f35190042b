// What the operating system knows about a process, and how to end one that may not want to.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A process that has ended but was not yet collected by its parent (in a container often never) is
 * not alive.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
  return statusOf(pid)?.[0] !== 'Z'
}

/**
 * When the process began, in ticks since the machine did; unknown elsewhere than on Linux.
 * @param {number} pid
 */
export const birthOf = (pid) => statusOf(pid)?.[19]

/**
 * Sends the signals one after the other, each with its time to take effect.
 * @param {number} pid
 * @param {[NodeJS.Signals, number][]} signals each with milliseconds
 */
export async function endProcess(pid, signals) {
  for (const [signal, patience] of signals) {
    if (!isAlive(pid)) return
    signalProcess(pid, signal)
    for (const deadline = Date.now() + patience; Date.now() < deadline && isAlive(pid);)
      await sleep(20)
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalProcess(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}

/**
 * Work that goes on after its launcher has gone would meet that of the next one. Where nobody else
 * decides what a signal means, we end when the child has.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endWithUs(child) {
  const end = () => void child.kill('SIGTERM')
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    end()
    child.once(
      'close',
      () => process.listenerCount(signal) === 0 && process.exit(signal === 'SIGINT' ? 130 : 143),
    )
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on('exit', end)
  signals.forEach((signal) => process.on(signal, onSignal))
  child.once('close', () => {
    process.off('exit', end)
    signals.forEach((signal) => process.off(signal, onSignal))
  })
}

const parent = process.ppid

/**
 * npm runs us through a shell and sends signals to that shell only, which ends without passing them
 * on (kill NPM). What was started without npm may well outlive its parent.
 * @param {() => void} act
 */
export function onNpmGone(act) {
  if (!process.env['npm_lifecycle_event']) return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, 250).unref()
}

/**
 * The fields of /proc/PID/stat from the third (the state) on: the second is a name that may hold
 * anything.
 * @param {number} pid
 */
function statusOf(pid) {
  if (process.platform !== 'linux') return undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined // it has just ended
  }
}
