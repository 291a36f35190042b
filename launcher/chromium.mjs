// A Chromium for the end-to-end tests: one that is there, else Debian's package when root, else Playwright's own download.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inClone } from './clone.mjs'
import { nodeBinary } from './installation.mjs'
import { isRoot } from './postgres-user.mjs'
import { Refusal } from './refusal.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Answers the path of a browser that starts. Tests that need one are never skipped for the lack of it. */
export function findChromium() {
  return wanted() ?? onPath() ?? downloaded() ?? (isRoot ? debianPackage() : undefined) ?? download() ?? refuse()
}

function wanted() {
  const { CHROMIUM } = process.env
  if (!CHROMIUM) return undefined
  if (!canRun(CHROMIUM)) throw new Refusal(`CHROMIUM names ${CHROMIUM}, which cannot be run.`)
  return CHROMIUM
}

const onPath = () =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))).find(canRun)

function debianPackage() {
  if (!canRun('/usr/bin/apt-get')) return undefined
  console.log('Installing Debian’s chromium for the end-to-end tests …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env: environment, stdio: 'ignore' }).status === 0
  if (!install()) {
    spawnSync('apt-get', ['update'], { env: environment, stdio: 'ignore' })
    install()
  }
  return onPath()
}

/** Where Playwright keeps the build that belongs to it. */
function downloaded() {
  const { stdout } = spawnSync(nodeBinary(), ['-e', `console.log(require('@playwright/test').chromium.executablePath())`], { cwd: inClone('.'), encoding: 'utf8' })
  const path = stdout?.trim()
  return path && canRun(path) ? path : undefined
}

function download() {
  console.log('Downloading Chromium for the end-to-end tests …')
  spawnSync(nodeBinary(), [inClone('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return downloaded()
}

/** @returns {never} */
function refuse() {
  throw new Refusal('The end-to-end tests need a Chromium and none could be had. Install one, or name it in CHROMIUM.')
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
