// The folder of this clone. Symbolic links are resolved, because a clone is one place however it was entered.
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const clone = realpathSync(fileURLToPath(new URL('..', import.meta.url)))

/** @param {string[]} path */
export const inClone = (...path) => join(clone, ...path)
