import { sql, type SqlBool } from 'kysely'
import type { ValueOrBlank } from '../platform/db/prepared.ts'

/** When something is over; for good is 'infinity' in the database, which comes as a number. */
export type Until = Date | number

export const isForGood = (until: Until): until is number => typeof until === 'number'

export const isBanned = (until: Until | null, now: Date): until is Until =>
  until !== null && until > now

/** The same of rows: `column` is the `banned_until` of a member, such as `users.banned_until`. */
export const isNotBanned = (column: string, now: ValueOrBlank<Date>) => {
  const until = sql.ref(column)
  return sql<SqlBool>`(${until} is null or ${until} <= ${now})`
}
