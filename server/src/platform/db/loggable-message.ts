import pg from 'pg'

/**
 * What an error says, without what somebody sent. PostgreSQL quotes what it cannot read, such as
 * the words of a search (D02): the place in its code tells as much of the mistake.
 */
export function loggableMessage(error: { message: string }): string {
  if (!(error instanceof pg.DatabaseError)) return error.message
  const { code = '', message, routine = '' } = error
  return /^22|^42601$/.test(code) ? `refused by ${routine}` : message
}
