import type { Db } from '../platform/db/database.ts'

/**
 * Whether a database was ever filled with the demo community. What its people are called says
 * nothing: their names and addresses can be changed, and others can sign up with them.
 */
export const holdsDemo = async (db: Db) =>
  (await db.selectFrom('demo_community').select('filled_at').limit(1).executeTakeFirst()) !==
  undefined

/** In the transaction that fills it. */
export const markAsDemo = (tx: Db, now: Date) =>
  tx.insertInto('demo_community').values({ filled_at: now }).execute()
