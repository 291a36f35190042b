// Whose files are. Root working in somebody else's clone (sudo npm start) must not leave files
// there that its owner cannot replace.
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

/**
 * Gives a folder to who is to write in it. The folder itself comes last and says that all in it is
 * given, so that the next start has nothing to look through.
 * @param {string} folder
 * @param {import('./unprivileged-user.mjs').UnprivilegedUser} user
 */
export function giveOnce(folder, { uid = 0, gid = uid }) {
  if (process.getuid?.() !== 0 || statSync(folder).uid === uid) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = join(folder, entry.name)
    if (entry.isDirectory()) giveTree(inside, uid, gid)
    else lchownSync(inside, uid, gid)
  }
  lchownSync(folder, uid, gid)
}
