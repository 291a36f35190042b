// Who PostgreSQL and the site run as. PostgreSQL refuses to run as root, and whoever gets hold of a
// server or of a decoder of pictures must not have the machine: root lends them the user that every
// system has.
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from './refusal.mjs'

/**
 * Nothing for an ordinary user, who runs them himself.
 * @typedef {{ uid?: number, gid?: number }} UnprivilegedUser
 */

export const isRoot = process.getuid?.() === 0

/** @returns {UnprivilegedUser} */
export function unprivilegedUser() {
  if (!isRoot) return {}
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
}

/**
 * A folder that every user may read, and none of the site's environment: other programs may run as
 * nobody too, and would see its secrets.
 */
export const postgresSurroundings = {
  cwd: '/',
  env: {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => /^(PATH|TZ|TMP|TEMP|SYSTEMROOT)$/i.test(name)),
    ),
    LC_ALL: 'C',
  },
}

/**
 * @param {string} folder
 * @param {UnprivilegedUser} user
 */
export function requireEntry(folder, user) {
  if (user.uid === undefined) return
  const closed = ancestors(folder).find((ancestor) => !mayEnter(ancestor, user))
  if (!closed) return
  throw new Refusal(
    `As root, PostgreSQL and the site run as user nobody, who may not enter ${closed}. ` +
      `Set LOADOUT_DATA to a folder that everybody can reach, or let everybody through that one ` +
      `(chmod a+x ${closed}).`,
  )
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function ancestors(folder) {
  const above = dirname(folder)
  return above === folder ? [] : [...ancestors(above), above]
}

/**
 * @param {string} folder
 * @param {UnprivilegedUser} user
 */
function mayEnter(folder, { uid, gid }) {
  const { mode, uid: owner, gid: group } = statSync(folder)
  if (owner === uid) return (mode & 0o100) !== 0
  if (group === gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}

/** @param {'-u' | '-g'} which */
const idOfNobody = (which) => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }))
