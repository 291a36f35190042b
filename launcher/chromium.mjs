// A Chromium for the end-to-end tests, and for what is measured in a browser: one that is there,
// else Debian's package when root, else Playwright's own download.
import { spawnSync } from 'node:child_process'
import { inClone } from './clone.mjs'
import { nodeBinary } from './installation.mjs'
import { isRoot } from './unprivileged-user.mjs'
import { canRun, installDebianPackage, onPath } from './programs.mjs'
import { Refusal } from './refusal.mjs'

/**
 * Chromium without the window around it: the same pages for half of the work, which is most of what
 * the journeys cost.
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/**
 * Answers the path of a browser that starts. Tests that need one are never skipped for the lack of
 * it.
 */
export function findChromium() {
  return (
    wanted() ??
    onPath(shells) ??
    onPath(browsers) ??
    downloaded() ??
    (isRoot ? debianPackage() : undefined) ??
    download() ??
    refuse()
  )
}

/**
 * What the browser calls itself, as "Chromium 156.0.8078.79": tests that one version passes may
 * fail with another.
 * @param {string} path
 */
export function nameAndVersion(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return /^.*? [\d.]+/.exec(stdout ?? '')?.[0] ?? 'a browser that does not say its version'
}

function wanted() {
  const { CHROMIUM } = process.env
  if (!CHROMIUM) return undefined
  if (!canRun(CHROMIUM)) throw new Refusal(`CHROMIUM names ${CHROMIUM}, which cannot be run.`)
  return CHROMIUM
}

function debianPackage() {
  installDebianPackage('chromium-headless-shell')
  if (onPath(shells) === undefined) installDebianPackage('chromium')
  return onPath(shells) ?? onPath(browsers)
}

/** Where Playwright keeps the build that belongs to it. */
function downloaded() {
  const { stdout } = spawnSync(
    nodeBinary(),
    ['-e', `console.log(require('@playwright/test').chromium.executablePath())`],
    { cwd: inClone('.'), encoding: 'utf8' },
  )
  const path = stdout?.trim()
  return path && canRun(path) ? path : undefined
}

function download() {
  console.log('Downloading Chromium …')
  spawnSync(
    nodeBinary(),
    [inClone('node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    { stdio: 'ignore', timeout: 300_000 },
  )
  return downloaded()
}

/** @returns {never} */
function refuse() {
  throw new Refusal(
    'A Chromium is needed and none could be had. Install one, or name it in CHROMIUM.',
  )
}
