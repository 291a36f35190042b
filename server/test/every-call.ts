import { ofDomains } from './of-domains.ts'
import type { TriedCalls } from './trial.ts'

/**
 * Every call of the contract, a line each: `METHOD path`, in the `trial-calls.ts` of its domain. A
 * new call without a line fails the test. What everybody is answered follows from `who`, so a line
 * holds beside it only what is right to send, what may be missing, and what is not for others.
 */
export const everyCall = await ofDomains<TriedCalls>('trial-calls.ts', 'trialCalls')
