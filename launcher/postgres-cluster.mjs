// The database on disk ("cluster" in PostgreSQL's words) and its password.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeOwn } from './data-folder.mjs'
import { giveTree } from './ownership.mjs'
import { postgresSurroundings, requireEntry } from './unprivileged-user.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {import('./postgres-programs.mjs').PostgresPrograms} PostgresPrograms */
/** @typedef {import('./unprivileged-user.mjs').UnprivilegedUser} UnprivilegedUser */
/**
 * @typedef {object} Making
 * @property {string} folder
 * @property {PostgresPrograms} programs
 * @property {UnprivilegedUser} user
 * @property {boolean} durable
 */

const unfinished = '.unfinished-'

/**
 * Tests open tens of thousands of connections, and each has the password hashed four thousand times
 * on either side.
 */
const quickPasswords = ['-c', 'scram_iterations=1']

/**
 * Makes the database when there is none. Answers its folder and its password.
 * @param {Making} options
 */
export async function ensureCluster({ folder, programs, user, durable }) {
  const cluster = join(folder, 'postgres')
  makeOwn(folder)
  requireEntry(cluster, user)
  if (!existsSync(cluster)) await makeCluster({ folder, cluster, programs, user, durable })
  requireVersion(cluster, programs.major)
  return { cluster, password: readPassword(folder) }
}

/**
 * Made under a name of its own first. So a making that was interrupted (and whose initdb may still
 * be at it) is begun anew, and nothing here ever deletes a folder that could hold somebody's data.
 * @param {Making & { cluster: string }} options
 */
async function makeCluster({ folder, cluster, programs, user, durable }) {
  const draft = mkdtempSync(`${cluster}${unfinished}`)
  const passwordFile = join(draft, 'password')
  const data = join(draft, 'data')
  const password = randomBytes(16).toString('hex')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined) giveTree(draft, user.uid, user.gid ?? user.uid)

  // Sorted by code point as in C, which needs no locale of the system; unlike C it knows the
  // letters of all languages, so lower(), ilike and full text search work in Russian and Ukrainian
  // too.
  await run(
    programs.initdb,
    [
      '-D',
      data,
      '-U',
      'postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync', ...quickPasswords]),
    ],
    user,
  )
  await run(
    programs.postgres,
    ['--single', '-D', data, 'postgres'],
    user,
    'create database loadout;\n',
  )

  writeFileSync(join(folder, 'postgres-password'), password, { mode: 0o600 })
  chmodSync(join(folder, 'postgres-password'), 0o600)
  renameSync(data, cluster)
  for (const name of readdirSync(folder)) {
    const isDraft = name.startsWith(`postgres${unfinished}`)
    if (isDraft) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 9 })
  }
}

/** @param {string} folder */
export function readPassword(folder) {
  try {
    return readFileSync(join(folder, 'postgres-password'), 'utf8').trim()
  } catch {
    throw new Refusal(
      `The database in ${folder} cannot be opened: its file postgres-password is missing.`,
    )
  }
}

/**
 * @param {string} cluster
 * @param {string} major
 */
function requireVersion(cluster, major) {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (made === major) return
  throw new Refusal(
    `The database in ${cluster} is of PostgreSQL ${made}, the installed one is ${major}. Check out the version that made it, dump it there and load the dump here (docs/operation.md, "Loading a dump").`,
  )
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {UnprivilegedUser} user
 * @param {string} [input]
 */
function run(program, args, user, input = '') {
  const child = spawn(program, args, { ...user, ...postgresSurroundings, stdio: 'pipe' })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  child.stdin.end(input)

  return new Promise((/** @type {(made: void) => void} */ resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Refusal(`The database could not be made.\n${output.trim()}`))
    })
  })
}
