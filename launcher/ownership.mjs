// Root working in somebody else's clone (sudo npm start) must not leave files there that its owner
// cannot replace.
import { existsSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clone } from './clone.mjs'

/** @param {string[]} folders */
export function giveToOwner(...folders) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(clone)
  if (uid === 0) return
  for (const folder of folders) if (existsSync(folder)) giveTree(folder, uid, gid)
}

/**
 * @param {string} path
 * @param {number} uid
 * @param {number} gid
 */
export function giveTree(path, uid, gid) {
  lchownSync(path, uid, gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) giveTree(inside, uid, gid)
    else lchownSync(inside, uid, gid)
  }
}
