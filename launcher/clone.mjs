// The folder of this clone, and what may be done there. Symbolic links are resolved, because a
// clone is one place however it was entered.
import { accessSync, constants, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const clone = realpathSync(fileURLToPath(new URL('..', import.meta.url)))

/** @param {string[]} path */
export const inClone = (...path) => join(clone, ...path)

/** @param {string} folder */
export function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
