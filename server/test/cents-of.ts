import type { bandsAt } from '../src/rankings/payouts.ts'

/** What a place is paid, as the site pays by its bands in SQL. */
export const centsOf = (bands: ReturnType<typeof bandsAt>, rank: number): number =>
  bands.findLast(({ from }) => from <= rank)?.cents ?? 0
