// What PostgreSQL writes about itself, for as long as it runs and no more than a disk has.
import { renameSync, statSync, truncateSync } from 'node:fs'

const LARGE = 10_000_000

/**
 * Before PostgreSQL is started: the last words of the one before stay beside the new.
 * @param {string} log
 */
export function setLargeLogAside(log) {
  if (sizeOf(log) > LARGE) renameSync(log, `${log}.1`)
}

/**
 * While PostgreSQL runs, which appends and so goes on at the beginning.
 * @param {string} log
 */
export function emptyLargeLog(log) {
  if (sizeOf(log) > LARGE) truncateSync(log)
}

/** @param {string} file */
export const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
