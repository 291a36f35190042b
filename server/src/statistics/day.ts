import { DAY } from '../platform/clock.ts'

/** The number of a day of UTC since 1970-01-01, as views are counted by. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY)
