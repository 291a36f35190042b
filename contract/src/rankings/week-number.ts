/** Monday 2018-12-31 in UTC: weeks are counted from there, over the turn of years (AMB-98). */
const FIRST_MONDAY = Date.UTC(2018, 11, 31)
export const WEEK_MS = 7 * 86_400_000

/** The last week that a number of the database could hold is far beyond this. */
export const WEEK_MAX = 9_999

export const weekOf = (moment: Date): number =>
  Math.floor((moment.getTime() - FIRST_MONDAY) / WEEK_MS)

/** The Monday with which a week begins, at midnight UTC. */
export const weekStart = (week: number): Date => new Date(FIRST_MONDAY + week * WEEK_MS)
