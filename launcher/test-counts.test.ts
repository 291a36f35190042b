import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright, countReport, countVitest, total } from './test-counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'loadout-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('tests that are skipped, flaky or still to be written count as failed', () => {
  expect(
    countVitest({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 4 }),
  ).toEqual({ passed: 5, failed: 7 })
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 } })).toEqual({
    passed: 5,
    failed: 7,
  })
})

test.each([
  {
    report: { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
    succeeded: true,
    count: { passed: 5, failed: 0 },
  },
  {
    report: { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
    succeeded: false,
    count: { passed: 5, failed: 1 },
  },
  {
    report: { numPassedTests: 5, numFailedTests: 3, numPendingTests: 0, numTodoTests: 0 },
    succeeded: false,
    count: { passed: 5, failed: 3 },
  },
  {
    report: { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
    succeeded: true,
    count: { passed: 0, failed: 1 },
  },
])(
  'a suite that ended well ($succeeded) with $report.numPassedTests passed and $report.numFailedTests failed counts $count',
  ({ report, succeeded, count }) => {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(report))

    expect(countReport(file, countVitest, succeeded)).toEqual(count)
  },
)

test('a suite without a report has failed', () => {
  expect(countReport(join(folder, 'none.json'), countVitest, true)).toEqual({
    passed: 0,
    failed: 1,
  })
})

test('suites add up', () => {
  expect(
    total([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 })
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
