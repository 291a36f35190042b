import { randomBytes } from 'node:crypto'

/**
 * The one source of randomness: injected like the clock, so that tests and the demo can repeat
 * themselves.
 */
export type Random = { bytes: (length: number) => Buffer }

export const systemRandom: Random = { bytes: randomBytes }
