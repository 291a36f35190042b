// Are the packages in node_modules those of package-lock.json? A stamp answers at once; without one
// (somebody ran npm by hand) npm's own list of what it installed is compared.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inClone, isWritable } from './clone.mjs'

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
  const wanted = lockedPackages(inClone('package-lock.json'))
  const installed = lockedPackages(inClone('node_modules', '.package-lock.json'))
  if (!wanted || !installed) return false

  const foreign = Object.keys(installed).some((path) => !wanted[path])
  return (
    !foreign && Object.entries(wanted).every(([path, entry]) => isMet(path, entry, installed[path]))
  )
}

/**
 * @param {string} path
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} installed
 */
function isMet(path, wanted, installed) {
  if (path === '') return true // the clone itself
  if (!installed) return mayBeAbsent(wanted)
  return installed.version === wanted.version && installed.integrity === wanted.integrity
}

/** @param {LockedPackage} entry */
function mayBeAbsent({ optional, os, cpu, libc }) {
  if (!optional) return false
  const isForThisMachine =
    [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
  return !isForThisMachine || libc !== undefined
}

/**
 * @param {string} path
 * @returns {LockedPackages | undefined}
 */
function lockedPackages(path) {
  const lockfile = read(path)
  return lockfile === undefined ? undefined : JSON.parse(lockfile).packages
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
