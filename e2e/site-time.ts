import { TEST_NOW } from '../server/test/test-clock.ts'

/** By the clock of the site, which stands; the browser's goes on with the real one. */
export const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000)
export const daysAgo = (days: number) => inHours(-24 * days)
