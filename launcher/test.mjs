// `npm test`: installs what the lockfile says, then the format, types and lint, then unit tests and
// the site on a real PostgreSQL beside journeys in a real Chromium: each leaves cores idle while it
// waits. Whatever happens, stdout ends with what failed and a line that counts every suite.
// `npm test -- --changed` leaves out the tests of the site and the journeys that nothing since the
// main branch can have broken.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { changedFiles, journeys, siteTests } from './changed-tests.mjs'
import { findChromium, nameAndVersion } from './chromium.mjs'
import { clone, inClone } from './clone.mjs'
import { ensureInstalled, nodeBinary } from './installation.mjs'
import { keepOutput } from './kept-output.mjs'
import { endWithUs } from './processes.mjs'
import { refuse } from './refusal.mjs'
import { countPlaywright, countReport, listed, one, total } from './test-counts.mjs'
import { ensureBuilt } from './web-build.mjs'

/** @type {import('./test-counts.mjs').Count[]} */
const counts = []
let finished = false

// A run that could not go on ends somewhere else than below, and that is one more failure.
process.once('exit', () => {
  if (!finished) counts.push(one('The run', false))
  const { passed, failed, failures } = total(counts)
  if (failed > 0) console.log(listed(failures))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})

/** @param {import('node:child_process').ChildProcess} child */
const ended = (child) =>
  new Promise((/** @type {(succeeded: boolean) => void} */ resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })

try {
  await ensureInstalled()
  const node = nodeBinary()
  const reports = inClone('.cache', 'reports')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  /**
   * Tools are run on our Node, whatever the shell's is.
   * @param {string[]} args
   * @param {Record<string, string>} environment
   * @param {'inherit' | 'pipe'} output
   */
  const start = (args, environment, output) => {
    const child = spawn(node, ['--no-warnings', ...args], {
      cwd: clone,
      stdio: ['ignore', output, output],
      // Processes that tests start need not compile the same sources again.
      env: { NODE_COMPILE_CACHE: inClone('.cache', 'compiled'), ...process.env, ...environment },
    })
    endWithUs(child)
    return child
  }

  /**
   * @param {string} title
   * @param {string[]} args
   * @param {Record<string, string>} environment
   * @param {Promise<unknown>} [turn] keeps what it says until then, for it runs beside another
   */
  const run = (title, args, environment = {}, turn) => {
    const child = start(args, environment, turn ? 'pipe' : 'inherit')
    const heading = `\n${title}`
    if (turn) keepOutput(child, heading, turn)
    else console.log(heading)
    return ended(child)
  }

  /**
   * Counts what a tool finds, which is told again at the end, below all that the suites say.
   * @param {string} title
   * @param {string[]} args
   * @param {Record<string, string>} [environment]
   * @param {Promise<unknown>} [turn]
   */
  const check = async (title, args, environment = {}, turn = Promise.resolve()) => {
    const child = start(args, environment, 'pipe')
    const said = keepOutput(child, `\n${title}`, turn)
    return one(title, await ended(child), said())
  }

  const compiled = await run('Texts', ['texts/src/compile.ts'])
  if (!compiled) process.exit(1) // nothing else has types without them
  counts.push(await check('Format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']))
  // Each keeps one core busy; with more of them, Types and Lint cost half as much work again.
  const oneCore = { GOMAXPROCS: '1' }
  const types = check(
    'Types',
    ['node_modules/typescript/bin/tsc', '-b', '--builders', '1', '--checkers', '1'],
    oneCore,
  )
  const lint = check(
    'Lint',
    ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'],
    oneCore,
    types,
  )
  const [ofTypes, ofLint] = await Promise.all([types, lint, ensureBuilt(node)])
  counts.push(ofTypes, ofLint)

  /** @param {string} name @param {string} title @param {string[]} args */
  const runVitest = async (name, title, args) => {
    const report = `${reports}/${name}.json`
    const passes = await run(title, [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=./launcher/vitest-report.mjs',
      `--outputFile=${report}`,
      ...args,
    ])
    counts.push(countReport(title, report, (count) => count, passes))
  }
  /** @param {string[]} files @param {Promise<unknown>} turn */
  const runJourneys = async (files, turn) => {
    const report = `${reports}/playwright.json`
    const chromium = findChromium()
    const pass = await run(
      `Journeys in ${nameAndVersion(chromium)} (${chromium})`,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...files,
      ],
      { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      turn,
    )
    counts.push(countReport('Journeys', report, countPlaywright, pass))
  }

  /** @param {string[] | 'all'} ofSite */
  const runChanged = async (ofSite) => {
    await runVitest('unit', 'Unit tests', ['--project', 'unit'])
    if (ofSite.length > 0)
      await runVitest('site', 'The site on PostgreSQL', [
        '--project',
        'site',
        ...(ofSite === 'all' ? [] : ofSite),
      ])
  }

  if (process.argv.includes('--changed')) {
    const changed = changedFiles()
    const [ofSite, throughSite] = [siteTests(changed), journeys(changed)]
    console.log(
      `\n${changed.length} files have changed: ${ofSite === 'all' ? 'all' : ofSite.length} test files of the site and ${throughSite.length} journeys`,
    )
    const onServer = runChanged(ofSite)
    await Promise.all([onServer, throughSite.length > 0 && runJourneys(throughSite, onServer)])
  } else {
    const onServer = runVitest('vitest', 'Unit tests and the site on PostgreSQL', [])
    await Promise.all([onServer, runJourneys([], onServer)])
  }

  finished = true
  process.exit()
} catch (error) {
  refuse(error)
}
