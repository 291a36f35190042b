// How many checks passed and failed, as the reports of the suites say.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ title: string, message: string }} Failure */
/** @typedef {{ passed: number, failed: number, failures: Failure[] }} Count */

/**
 * @param {string} title
 * @param {boolean} succeeded
 * @param {string} [said] what it printed, where that is known
 * @returns {Count}
 */
export const one = (title, succeeded, said = '') => ({
  passed: Number(succeeded),
  failed: Number(!succeeded),
  failures: succeeded
    ? []
    : [{ title, message: said.trim() || 'It ended with an error, which it prints above.' }],
})

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export const total = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
})

/**
 * A test that was skipped, or passed only when it was tried again, has proved nothing.
 * @param {any} report
 * @returns {Count}
 */
export const countPlaywright = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
  failures: [
    ...suites.flatMap(failuresOf),
    ...errors.map((/** @type {any} */ { message }) => ({ title: 'Journeys', message })),
  ],
})

/**
 * @param {any} suite
 * @returns {Failure[]}
 */
const failuresOf = ({ specs, suites = [] }) => [
  ...specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status !== 'expected')
      .map((/** @type {any} */ { status, results }) => ({
        title: `${file}:${line} › ${title}`,
        message: messageOf(results) || `The journey is ${status}.`,
      })),
  ),
  ...suites.flatMap(failuresOf),
]

/** @param {any[]} results */
const messageOf = (results) =>
  results
    .flatMap(({ errors }) => errors.map((/** @type {any} */ { message }) => message))
    .filter(Boolean)
    .join('\n')

/**
 * A suite that ended with an error without a failed test (nothing could start, say, and no report
 * was written) has failed all the same.
 * @param {string} title
 * @param {string} file
 * @param {(report: any) => Count} count
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function countReport(title, file, count, succeeded) {
  const { passed, failed, failures } = read(file, count)
  if (failed > 0 || (succeeded && passed > 0)) return { passed, failed, failures }
  return { ...total([{ passed, failed, failures }, one(title, false)]), passed, failed: 1 }
}

/**
 * @param {string} file
 * @param {(report: any) => Count} count
 */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, failures: [] }
  }
}

// Enough for the error and where it was; the whole is further up.
const LINES_OF_MESSAGE = 12

/** @param {string} message */
function beginningOf(message) {
  const lines = stripVTControlCharacters(message).split('\n')
  const rest = lines.length - LINES_OF_MESSAGE
  const shown = lines.slice(0, LINES_OF_MESSAGE)
  return rest > 0 ? [...shown, `… and ${rest} more lines, further up`] : shown
}

/**
 * What failed once more, for the end of a long output.
 * @param {Failure[]} failures
 */
export const listed = (failures) =>
  failures
    .map(({ title, message }) => [`\n✗ ${title}`, ...beginningOf(message)].join('\n    '))
    .join('\n')
