import type { DatabaseLimits } from '../src/platform/db/database.ts'

/** A test is about what becomes of a lock or of many calls at once, not about a busy machine. */
export const UNHURRIED_LIMITS: DatabaseLimits = {
  opening: 60_000,
  statement: 60_000,
  search: 60_000,
  lock: 60_000,
  idleInTransaction: 60_000,
  poolWait: 60_000,
  longestPoolWait: 60_000,
}

/** The same for whoever fills or reads a whole database, however long one statement takes. */
export const FILLING_LIMITS: DatabaseLimits = { ...UNHURRIED_LIMITS, statement: 0 }
