import { globSync } from 'node:fs'
import type { TriedCalls } from './trial.ts'

const src = `${import.meta.dirname}/../src`
const ofDomains = await Promise.all(
  globSync('*/trial-calls.ts', { cwd: src }).map(
    async (file) => (await import(`${src}/${file}`)) as { trialCalls: TriedCalls },
  ),
)

/**
 * Every call of the contract, a line each: `METHOD path`, in the `trial-calls.ts` of its domain. A
 * new call without a line fails the test. What everybody is answered follows from `who`, so a line
 * holds beside it only what is right to send, what may be missing, and what is not for others.
 */
export const everyCall: TriedCalls = Object.assign(
  {},
  ...ofDomains.map(({ trialCalls }) => trialCalls),
)
