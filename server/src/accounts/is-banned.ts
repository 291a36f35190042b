/** For good is 'infinity' in the database, which comes as a number. */
export const isBanned = (until: Date | null, now: Date): until is Date =>
  until !== null && until > now
