// A server whose launcher was killed ends by itself, unless it hangs: then it would keep the port,
// so the next launcher ends it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { birthOf, endProcess, isAlive } from './processes.mjs'

/** @param {string} folder */
const memory = (folder) => join(folder, 'server.json')

/**
 * @param {string} folder
 * @param {number} pid
 */
export const rememberServer = (folder, pid) =>
  writeFileSync(memory(folder), JSON.stringify({ pid, birth: birthOf(pid) }))

/** @param {string} folder */
export const forgetServer = (folder) => rmSync(memory(folder), { force: true })

/** @param {string} folder */
export async function endLeftoverServer(folder) {
  const { pid, birth } = recall(folder)
  forgetServer(folder)
  // Without a birth (elsewhere than on Linux) the number might be anybody's.
  if (!pid || !birth || !isAlive(pid) || birthOf(pid) !== birth) return
  await endProcess(pid, [
    ['SIGTERM', 2_000],
    ['SIGKILL', 3_000],
  ])
}

/**
 * @param {string} folder
 * @returns {{ pid?: number, birth?: string }}
 */
function recall(folder) {
  try {
    return JSON.parse(readFileSync(memory(folder), 'utf8'))
  } catch {
    return {} // none was left, or its file was cut off with it
  }
}
