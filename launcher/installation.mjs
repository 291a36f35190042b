// Brings the packages that package-lock.json names, and with them the Node that the site runs on.
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { clone, inClone, isWritable } from './clone.mjs'
import { runsDelivered } from './glibc.mjs'
import { isInstalled, missingPackages, removeStamp, stampInstalled } from './installed-packages.mjs'
import { inTurn } from './lock-file.mjs'
import { giveToOwner } from './ownership.mjs'
import { endWithUs } from './processes.mjs'
import { step } from './progress.mjs'
import { Refusal, refuse } from './refusal.mjs'

/**
 * Installs when something is missing or another lockfile was installed. Ends the process when that
 * fails.
 */
export async function ensureInstalled() {
  // With others npm leaves out, without a word, the packages that build the site.
  if (!isNode(20, 19) || (isNode(21, 0) && !isNode(22, 12)))
    refuse(
      new Refusal(
        `Loadout needs Node 20.19 or later, or 22.12 or newer; this is ${process.versions.node}.`,
      ),
    )
  if (isInstalled()) return
  try {
    requireWritable()
    await inTurn(inClone('.cache', 'installing.json'), () =>
      isInstalled() ? Promise.resolve() : install(),
    )
  } catch (error) {
    refuse(error)
  }
}

/**
 * The Node 24 that came with the packages, or this one when it is new enough. Ends the process when
 * there is none.
 */
export function nodeBinary() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const delivered = inClone('node_modules', `node-${platform}-${process.arch}`, 'bin', binary)
  if (existsSync(delivered) && runsDelivered()) return delivered
  if (isNode(24, 7)) return process.execPath // the first with argon2 in node:crypto
  return refuse(
    new Refusal(
      `Loadout runs on Node 24.7 or newer, which no package brings for this machine (${process.platform}-${process.arch}). ` +
        `Install it and start again with it (this is ${process.versions.node}).`,
    ),
  )
}

async function install() {
  const finished = step('Installing packages')
  removeStamp()
  const { code, output } = await runNpm(['ci', ...exactly])
  finished(code === 0)
  if (code !== 0)
    throw new Refusal(`${output.trim()}\nnpm could not install the packages (see above).`)
  const missing = missingPackages()
  if (missing.length > 0)
    throw new Refusal(
      `npm left out ${missing.join(', ')}, which this machine needs. The next start tries again.`,
    )
  // Scripts of npm would start the Node that was delivered, whether or not it can run here.
  if (!runsDelivered()) rmSync(inClone('node_modules', '.bin', 'node'), { force: true })
  stampInstalled()
  giveToOwner(inClone('node_modules'), inClone('.cache'))
}

/**
 * Everything that a user's npm configuration could turn into another installation than the
 * lockfile's.
 */
const exactly = [
  '--include=dev',
  '--include=optional',
  '--install-strategy=hoisted',
  '--global=false',
  '--dry-run=false',
  '--package-lock=true',
  '--package-lock-only=false',
  '--legacy-peer-deps=false',
  '--strict-peer-deps=false',
  '--engine-strict=false',
  '--bin-links=true',
  '--json=false',
  '--loglevel=error',
  '--progress=false',
  '--audit=false',
  '--fund=false',
]

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runNpm(args) {
  const { command, before, shell } = npm()
  const child = spawn(command, [...before, ...args, ...ownCache()], {
    cwd: clone,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** @type {Buffer[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  endWithUs(child)

  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new Refusal('npm was not found. It comes with Node: https://nodejs.org')),
    )
    child.once('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }))
  })
}

/**
 * Inside an npm script `node` is the one in node_modules, which the installation is about to
 * delete. npm tells which Node and which npm it runs with itself: those stay.
 */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script?.endsWith('npm-cli.js'))
    return { command: node ?? process.execPath, before: [script], shell: false }
  return { command: 'npm', before: [], shell: process.platform === 'win32' }
}

/** System accounts often have no home, where npm would keep its downloads. */
function ownCache() {
  if (process.env['npm_config_cache'] && isWritable(process.env['npm_config_cache'])) return []
  return isWritable(homedir()) ? [] : [`--cache=${inClone('.cache', 'npm')}`]
}

function requireWritable() {
  const closed = [clone, inClone('node_modules')].find(
    (folder) => existsSync(folder) && !isWritable(folder),
  )
  if (closed)
    throw new Refusal(`The packages must be installed, but this user may not write to ${closed}.`)
}

/**
 * @param {number} major
 * @param {number} minor
 */
function isNode(major, minor) {
  const [ours = 0, oursMinor = 0] = process.versions.node.split('.').map(Number)
  return ours > major || (ours === major && oursMinor >= minor)
}
