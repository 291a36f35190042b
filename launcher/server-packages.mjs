// Which packages the server needs to run, out of all that are installed.
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { inClone } from './clone.mjs'

/** @typedef {Record<string, string>} Versions */
/**
 * @typedef {object} LockedPackage
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {Versions} [dependencies]
 * @property {Versions} [optionalDependencies]
 * @property {Versions} [peerDependencies]
 */

/**
 * Folders below `node_modules`, as the lockfile names them, each with all that it needs itself.
 * @returns {string[]}
 */
export function serverPackages() {
  /** @type {Record<string, LockedPackage>} */
  const locked = JSON.parse(readFileSync(inClone('package-lock.json'), 'utf8')).packages
  /** @type {Set<string>} */
  const found = new Set()

  /** @param {string} from */
  const addNeedsOf = (from) => {
    const { dependencies, optionalDependencies, peerDependencies } = locked[from] ?? {}
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const path = resolve(locked, from, name)
      if (path === undefined || found.has(path)) continue
      found.add(path)
      addNeedsOf(locked[path]?.link ? (locked[path].resolved ?? path) : path)
    }
  }
  addNeedsOf('server')
  return [...found].filter((path) => existsSync(inClone(path)))
}

/**
 * As Node looks for a package: beside whoever wants it, and then further and further up.
 * @param {Record<string, LockedPackage>} locked
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function resolve(locked, from, name) {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder, 'node_modules', name)
    if (locked[path]) return path
    if (folder === '.') return undefined
  }
}
