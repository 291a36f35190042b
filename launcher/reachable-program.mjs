// As root, the site runs from a copy: its user may not be allowed to enter the clone, or to read
// it.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { clone, inClone } from './clone.mjs'
import { wantedStamp } from './installed-packages.mjs'
import { openTree, openUp } from './open-to-all.mjs'
import { serverPackages } from './server-packages.mjs'
import { isRoot, requireEntry, unprivilegedUser } from './unprivileged-user.mjs'

/**
 * The Node it runs on, and the folder it lies in.
 * @typedef {{ node: string, home: string }} Program
 */

/** What the server reads, besides its packages. */
const sources = [
  'contract/package.json',
  'contract/src',
  'demo',
  'server/package.json',
  'server/migrations',
  'server/src',
  'texts/package.json',
  'texts/src',
  'web/package.json',
  'web/dist',
]
const noSource = /\.test\.ts$/

/**
 * Where the site is run from: the clone itself, or root's copy of it in the data folder, which its
 * user may read and not change.
 * @param {string} node
 * @param {string} folder
 * @returns {Program}
 */
export function reachableProgram(node, folder) {
  if (!isRoot) return { node, home: clone }
  const home = join(folder, 'program')
  mkdirSync(home, { recursive: true })
  openUp(home)
  copyPackages(node, home)
  copySources(home)
  const own = join(home, relative(clone, node))
  if (existsSync(own)) return { node: own, home }
  requireEntry(node, unprivilegedUser())
  return { node, home }
}

/**
 * They change with the lockfile alone. Under another name first: an interrupted copy is never used.
 * @param {string} node
 * @param {string} home
 */
function copyPackages(node, home) {
  const packages = join(home, 'node_modules')
  const stamp = join(packages, '.loadout-copied')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp()) return

  const draft = join(home, 'unfinished')
  rmSync(draft, { recursive: true, force: true })
  const isInClone = node.startsWith(inClone('node_modules'))
  for (const path of [...serverPackages(), ...(isInClone ? [relative(clone, node)] : [])])
    cpSync(inClone(path), join(draft, path), { recursive: true, verbatimSymlinks: true })
  rmSync(packages, { recursive: true, force: true })
  openTree(draft)
  renameSync(join(draft, 'node_modules'), packages)
  writeFileSync(stamp, wantedStamp())
}

/** @param {string} home */
function copySources(home) {
  for (const source of sources) {
    rmSync(join(home, source), { recursive: true, force: true })
    cpSync(inClone(source), join(home, source), {
      recursive: true,
      filter: (path) => !noSource.test(path),
    })
  }
  for (const folder of ['contract', 'demo', 'server', 'texts', 'web']) openTree(join(home, folder))
}
