// How many checks passed and failed, as the reports of the suites say.
import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @param {boolean} succeeded
 * @returns {Count}
 */
export const one = (succeeded) => ({ passed: Number(succeeded), failed: Number(!succeeded) })

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export const total = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})

/**
 * A test that was skipped or is still to be written has proved nothing: it counts as failed.
 * @param {any} report
 * @returns {Count}
 */
export const countVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numPendingTests + numTodoTests,
})

/**
 * @param {any} report
 * @returns {Count}
 */
export const countPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
})

/**
 * A suite that ended with an error without a failed test (nothing could start, say, and no report
 * was written) has failed all the same.
 * @param {string} file
 * @param {(report: any) => Count} count
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function countReport(file, count, succeeded) {
  const { passed, failed } = read(file, count)
  return { passed, failed: succeeded && passed > 0 ? failed : Math.max(1, failed) }
}

/**
 * @param {string} file
 * @param {(report: any) => Count} count
 */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}
