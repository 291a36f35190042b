// `npm test`: installs what the lockfile says, then types, lint, unit tests, the site on a real PostgreSQL, and journeys in a real
// Chromium. Ends with one line that counts every suite.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { clone, inClone } from './clone.mjs'
import { ensureInstalled, nodeBinary } from './installation.mjs'
import { refuse } from './refusal.mjs'
import { ensureBuilt } from './web-build.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

try {
  await ensureInstalled()
  const node = nodeBinary()
  const reports = inClone('.cache', 'reports')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  /** @type {Count[]} */
  const counts = []
  /**
   * Tools are run on our Node, whatever the shell's is.
   * @param {string} title
   * @param {string[]} args
   * @param {Record<string, string>} environment
   */
  const run = async (title, args, environment = {}) => {
    console.log(`\n${title}`)
    const child = spawn(node, ['--no-warnings', ...args], { cwd: clone, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } })
    return new Promise((/** @type {(succeeded: boolean) => void} */ resolve) => child.on('exit', (code) => resolve(code === 0)))
  }
  /** @param {boolean} succeeded */
  const one = (succeeded) => ({ passed: Number(succeeded), failed: Number(!succeeded) })

  if (!(await run('Texts', ['texts/src/compile.ts']))) process.exit(1)
  counts.push(one(await run('Types', ['node_modules/typescript/bin/tsc', '-b'])))
  counts.push(one(await run('Lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'])))
  await ensureBuilt(node)

  const vitest = `${reports}/vitest.json`
  const unitsPass = await run('Unit tests and the site on PostgreSQL', ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`])
  counts.push(atLeastOneFailure(read(vitest, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })), unitsPass))

  const playwright = `${reports}/playwright.json`
  const journeysPass = await run('Journeys in Chromium', ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'], { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwright })
  counts.push(atLeastOneFailure(read(playwright, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped })), journeysPass))

  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
} catch (error) {
  refuse(error)
}

/**
 * A suite that ended with an error without a failed test (nothing could start, say) has failed all the same.
 * @param {Count} count
 * @param {boolean} succeeded
 * @returns {Count}
 */
function atLeastOneFailure(count, succeeded) {
  return succeeded ? count : { ...count, failed: Math.max(1, count.failed) }
}

/**
 * A report that was not written counts nothing: the suite did not get that far.
 * @param {string} file
 * @param {(report: any) => Count} count
 * @returns {Count}
 */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}
