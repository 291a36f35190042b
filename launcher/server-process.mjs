// One run of the server, and what it tells us over the IPC channel while it starts.
import { spawn } from 'node:child_process'
import { endProcess } from './processes.mjs'
import { serverCache, serverFlags, serverMemory } from './server-flags.mjs'

/** @typedef {{ type: 'ready', url: string, demo: boolean }} Ready */
/**
 * @typedef {Ready
 *   | { type: 'progress', message: string }
 *   | { type: 'fatal', message: string }} ServerMessage
 */
/** @typedef {{ how: string, fatal: string | undefined }} End */
/**
 * @typedef {object} Launch
 * @property {string} node
 * @property {string} home the folder of the program
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env
 * @property {(pid: number) => void} onStart
 * @property {(message: string) => void} [onProgress]
 */

/** @typedef {ReturnType<typeof startServer>} ServerProcess */

/**
 * In a session of its own, so that Ctrl-C reaches only the launcher, which then ends things in
 * order. Should the launcher vanish, the server sees the channel close and ends by itself.
 * @param {Launch} launch
 */
export function startServer({ node, home, args, env, onStart, onProgress }) {
  const child = spawn(node, [...serverFlags(process.env), 'server/src/main.ts', ...args], {
    cwd: home,
    env: {
      ...serverMemory,
      ...process.env,
      ...(env['LOADOUT_DATA'] ? serverCache(env['LOADOUT_DATA']) : {}),
      ...env,
    },
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  if (child.pid) onStart(child.pid)
  /** @type {string | undefined} */
  let fatal

  /** @type {Promise<End>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ how: error.message, fatal }))
    child.once('exit', (code, signal) => {
      const settle = () => resolve({ how: signal ?? `code ${code}`, fatal })
      child.once('close', settle) // its last message may arrive after its end
      setTimeout(settle, 500)
    })
  })

  /** @type {Promise<Ready>} */
  const ready = new Promise((resolve) => {
    child.on('message', (sent) => {
      const message = /** @type {ServerMessage} */ (sent)
      if (message.type === 'progress') onProgress?.(message.message)
      if (message.type === 'fatal') fatal = message.message
      if (message.type === 'ready') resolve(message)
    })
  })

  return {
    /** Answers nothing when it ended before. */
    ready: Promise.race([ready, ended.then(() => undefined)]),
    ended,
    /** Lets it answer what it has begun, for so many milliseconds. */
    stop: async (patience = 15_000) =>
      child.pid &&
      endProcess(child.pid, [
        ['SIGTERM', patience],
        ['SIGKILL', 3_000],
      ]),
    kill: () => void child.kill('SIGKILL'),
  }
}
