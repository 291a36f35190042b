// Builds the web part when its sources have changed since the last time.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clone, inClone } from './clone.mjs'
import { inTurn } from './lock-file.mjs'
import { giveToOwner } from './ownership.mjs'
import { endWithUs } from './processes.mjs'
import { step } from './progress.mjs'
import { Refusal } from './refusal.mjs'

const sources = ['web', join('contract', 'src'), 'texts', 'package-lock.json']
const noSource = /^(node_modules|dist|compiled|\.cache)$|\.test\.tsx?$/
const stamp = inClone('web', 'dist', '.built')

/** @param {string} node path of Node 24 */
export async function ensureBuilt(node) {
  if (isBuilt(hashSources())) return
  await inTurn(inClone('.cache', 'building.json'), async () => {
    const sourceHash = hashSources()
    if (!isBuilt(sourceHash)) await build(node, sourceHash)
  })
}

/** @param {string} sourceHash */
const isBuilt = (sourceHash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash

/**
 * The stamp carries the hash from before the build: what changes meanwhile is built next time.
 * @param {string} node
 * @param {string} sourceHash
 */
async function build(node, sourceHash) {
  const finished = step('Building the site')
  rmSync(stamp, { force: true })
  const { code, output } = await runBuild(node)
  finished(code === 0)
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe site could not be built (see above).`)

  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sourceHash)
  giveToOwner(inClone('web'), inClone('texts'), inClone('.cache'))
}

/**
 * @param {string} node
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runBuild(node) {
  const child = spawn(node, ['--no-warnings', join('web', 'build.ts')], {
    cwd: clone,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  endWithUs(child)

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources) if (existsSync(inClone(source))) addTo(hash, source)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  if (path.endsWith('.json')) return addFile(hash, path)
  const entries = readdirSync(inClone(path), { withFileTypes: true }).filter(
    ({ name }) => !noSource.test(name),
  )
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) addTo(hash, inside)
    else if (entry.isFile()) addFile(hash, inside)
  }
}

/**
 * Name and length come first, so that no two trees read as the same bytes.
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addFile(hash, path) {
  const content = readFileSync(inClone(path))
  hash.update(`${path.replaceAll('\\', '/')} ${content.length}\n`).update(content)
}
