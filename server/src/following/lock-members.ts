import type { Db } from '../platform/db/database.ts'

/**
 * Locks members in the order of their ids, so that two who do something to each other at the same
 * moment do not wait for each other. Answers how many of them there are.
 */
export async function lockMembers(tx: Db, ids: readonly number[]): Promise<number> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.length
}
