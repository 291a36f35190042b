import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { clone } from './clone.mjs'
import { type Count, countPlaywright, countReport, listed, one, total } from './test-counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'loadout-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const playwright = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [],
  suites: [
    {
      specs: [
        spec('A visitor reads.', 'expected', []),
        spec('A member posts.', 'unexpected', [{ message: '\u001B[31mIt was not there.' }]),
      ],
      suites: [
        {
          specs: [
            spec('A member votes.', 'flaky', [{ message: 'Too late.' }]),
            spec('A member sells.', 'skipped', []),
          ],
        },
      ],
    },
  ],
}

function spec(title: string, status: string, errors: { message: string }[]) {
  return { file: 'posts.test.ts', line: 7, title, tests: [{ status, results: [{ errors }] }] }
}

test('journeys that failed, were skipped or passed at the second try have failed, and are listed', () => {
  const count = countPlaywright(playwright)

  expect(count).toMatchObject({ passed: 5, failed: 3 })
  expect(listed(count.failures).split('\n')).toEqual([
    '',
    '✗ posts.test.ts:7 › A member posts.',
    '    It was not there.',
    '',
    '✗ posts.test.ts:7 › A member votes.',
    '    Too late.',
    '',
    '✗ posts.test.ts:7 › A member sells.',
    '    The journey is skipped.',
  ])
})

test('of a long error its beginning is listed', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')

  const text = listed([{ title: 'A test', message }])

  expect(text).toContain('line 0')
  expect(text).not.toContain('line 39')
  expect(text).toContain('… and 28 more lines, further up')
})

test('of vitest all that passed, failed, was skipped or is to be written is counted, and errors that no test caught', () => {
  const site = join(folder, 'site')
  mkdirSync(site)
  writeFileSync(
    join(site, 'posts.test.mjs'),
    `test('A visitor reads.', () => {})
    test('A member posts.', () => { throw new Error('It was not there.') })
    test.skip('A member sells.', () => {})
    test.todo('A member buys.')
    test('A member leaves.', () => { setTimeout(() => { throw new Error('Nobody waits.') }) })`,
  )
  writeFileSync(join(site, 'polls.test.mjs'), `throw new Error('No poll.')`)
  const report = join(folder, 'vitest.json')

  const { status } = spawnSync(process.execPath, [
    join(clone, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--globals',
    `--root=${site}`,
    `--reporter=${join(import.meta.dirname, 'vitest-report.mjs')}`,
    `--outputFile=${report}`,
  ])

  expect(status).toBe(1)
  const { passed, failed, failures } = JSON.parse(readFileSync(report, 'utf8'))
  expect({ passed, failed }).toEqual({ passed: 2, failed: 5 })
  expect(listed(failures)).toMatch(/posts\.test\.mjs › A member posts\.\n.*It was not there\./)
  expect(listed(failures)).toMatch(/posts\.test\.mjs › A member sells\./)
  expect(listed(failures)).toMatch(/posts\.test\.mjs › A member buys\./)
  expect(listed(failures)).toMatch(/polls\.test\.mjs could not run\n.*No poll\./)
  expect(listed(failures)).toMatch(/Nobody waits\./)
})

const count = (report: Count) => report

test.each([
  { report: { passed: 5, failed: 0 }, succeeded: true, counted: { passed: 5, failed: 0 } },
  { report: { passed: 5, failed: 0 }, succeeded: false, counted: { passed: 5, failed: 1 } },
  { report: { passed: 5, failed: 3 }, succeeded: false, counted: { passed: 5, failed: 3 } },
  { report: { passed: 0, failed: 0 }, succeeded: true, counted: { passed: 0, failed: 1 } },
])(
  'a suite that ended well ($succeeded) with $report.passed passed and $report.failed failed counts $counted',
  ({ report, succeeded, counted }) => {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify({ ...report, failures: [] }))

    expect(countReport('Unit tests', file, count, succeeded)).toMatchObject(counted)
  },
)

test('a suite without a report has failed, and is listed', () => {
  const counted = countReport('Unit tests', join(folder, 'none.json'), count, true)

  expect(counted).toMatchObject({ passed: 0, failed: 1 })
  expect(listed(counted.failures)).toContain('✗ Unit tests')
})

test('what a tool has found is listed; of one that said nothing is told where to look', () => {
  const found = one('Lint', false, '\n  x The function has too many lines.\n')
  const silent = one('Types', false)

  expect(listed([...found.failures, ...silent.failures]).split('\n')).toEqual([
    '',
    '✗ Lint',
    '    x The function has too many lines.',
    '',
    '✗ Types',
    '    It ended with an error, which it prints above.',
  ])
  expect(one('Format', true, 'All is formatted.')).toEqual({ passed: 1, failed: 0, failures: [] })
})

test('the last line counts what all suites have passed and failed', () => {
  expect(
    total([
      { passed: 2, failed: 1, failures: [{ title: 'Types', message: 'one' }] },
      { passed: 3, failed: 0, failures: [] },
    ]),
  ).toEqual({ passed: 5, failed: 1, failures: [{ title: 'Types', message: 'one' }] })
})

test('a test run that cannot go on still ends with the line that counts', () => {
  // A clone without a lockfile.
  cpSync(import.meta.dirname, join(folder, 'launcher'), { recursive: true })
  const { status, stdout } = spawnSync(process.execPath, [join(folder, 'launcher', 'test.mjs')], {
    encoding: 'utf8',
  })

  expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed')
  expect(status).toBe(1)
})
