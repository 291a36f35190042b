/** When something is over; for good is 'infinity' in the database, which comes as a number. */
export type Until = Date | number

export const isForGood = (until: Until): until is number => typeof until === 'number'

export const isBanned = (until: Until | null, now: Date): until is Until =>
  until !== null && until > now
