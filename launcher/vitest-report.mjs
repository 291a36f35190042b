// What a run of vitest leaves for `npm test`: how many tests passed and failed, and what failed.
// Vitest's own report in JSON lacks the errors that no test caught, which fail a run as well.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('./test-counts.mjs').Failure} Failure */

export default class VitestReport {
  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.config = vitest.config
  }

  /**
   * A test that was skipped or is still to be written has proved nothing: it counts as failed.
   * @param {readonly TestModule[]} modules
   * @param {readonly { name?: string, message: string, stack?: string }[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state !== 'passed')
    const failures = [
      ...failed.map((test) =>
        failure(`${this.nameOf(test.module)} › ${test.fullName}`, errorsOf(test)),
      ),
      ...modules.flatMap((module) =>
        module.errors().map((error) => failure(`${this.nameOf(module)} could not run`, [error])),
      ),
      ...unhandledErrors.map((error) => failure('An error that no test caught', [error])),
    ]
    const file = this.config?.outputFile
    if (typeof file !== 'string') throw new Error('No file was named for the report.')
    writeFileSync(
      file,
      JSON.stringify({
        passed: tests.length - failed.length,
        failed: failures.length,
        failures,
      }),
    )
  }

  /** @param {TestModule} module */
  nameOf(module) {
    return relative(this.config?.root ?? '', module.moduleId)
  }
}

/** @param {import('vitest/node').TestCase} test */
function errorsOf(test) {
  const { state, errors } = test.result()
  return errors?.length ? errors : [{ message: `The test is ${state}.` }]
}

/**
 * @param {string} title
 * @param {readonly { message: string, stack?: string }[]} errors
 * @returns {Failure}
 */
const failure = (title, errors) => ({
  title,
  message: errors.map(({ message, stack }) => stack ?? message).join('\n'),
})
