// Programs of the machine that tests need.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first of these names that can be run.
 * @param {string[]} names
 */
export const onPath = (names) =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin']
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(canRun)

/** @param {string} path */
export function canRun(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * For root on Debian alone; whether that helped shows when one looks for the program.
 * @param {string} name
 */
export function installDebianPackage(name) {
  if (!canRun('/usr/bin/apt-get')) return
  console.log(`Installing Debian’s ${name} for the tests …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: environment,
      stdio: 'ignore',
    }).status === 0
  if (install()) return
  spawnSync('apt-get', ['update'], { env: environment, stdio: 'ignore' })
  install()
}
