// What root copies for another user to run: root's own umask or npm's may have closed it to others.
import { chmodSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** @param {string} folder */
export function openTree(folder) {
  openUp(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = join(folder, entry.name)
    if (entry.isDirectory()) openTree(inside)
    else if (entry.isFile()) chmodSync(inside, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

/** @param {string} folder */
export const openUp = (folder) => chmodSync(folder, 0o755)
