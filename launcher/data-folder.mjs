// Where the site's data lies.
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { clone, inClone } from './clone.mjs'
import { isRoot } from './unprivileged-user.mjs'
import { Refusal } from './refusal.mjs'

/**
 * Root's data is system data: its PostgreSQL runs as another user, who may not be allowed to enter
 * the clone.
 */
const systemFolder = '/var/lib/loadout'

/**
 * The folder of this clone's data, made when it is missing:
 * `postgres/` the database, `media/` the pictures, `running.json` who runs on it.
 */
export function dataFolder() {
  const folder = chosenFolder()
  try {
    makeOwn(folder)
    mkdirSync(join(folder, 'media'), { recursive: true })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Refusal(
      `The data folder ${folder} cannot be made (${code}). Set LOADOUT_DATA to another one.`,
    )
  }
  return folder
}

/**
 * The same for a command, which makes none: whoever forgets what the site was started with would
 * work on an empty database, and be told that all is well.
 */
export function folderWithDatabase() {
  const folder = chosenFolder()
  if (existsSync(join(folder, 'postgres'))) return folder
  throw new Refusal(
    `There is no database in ${folder}. Set DATABASE_URL or LOADOUT_DATA as for the site, and be the user who starts it.`,
  )
}

/**
 * A folder of our own is closed to others; only the user that root lends to PostgreSQL must get
 * through to the database. A folder that already holds something may be somebody else's: its mode
 * stays as it is.
 * @param {string} folder
 */
export function makeOwn(folder) {
  const first = mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) return
  chmodSync(folder, isRoot ? 0o711 : 0o700)
  if (!isRoot || first === undefined) return
  // Root's umask may have closed those that were made on the way to it.
  for (let made = resolve(folder); made.length > resolve(first).length;) {
    made = dirname(made)
    chmodSync(made, 0o711)
  }
}

/**
 * Where root keeps PostgreSQL's programs, since their user may not be allowed to enter the clone.
 * @param {string} version
 */
export const programFolder = (version) => join(systemFolder, 'bin', `postgres-${version}`)

export function chosenFolder() {
  const { LOADOUT_DATA } = process.env
  if (LOADOUT_DATA) return resolve(LOADOUT_DATA)
  if (!isRoot) return inClone('.data')
  return join(
    systemFolder,
    `${basename(clone)}-${createHash('sha256').update(clone).digest('hex').slice(0, 8)}`,
  )
}
