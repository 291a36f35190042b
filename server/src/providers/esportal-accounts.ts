import type { Db } from '../platform/db/database.ts'

export const findEsportalUsername = async (db: Db, userId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('esportal_account')
      .select('username')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.username ?? null

/** Whose games are asked for next: those first who wait longest. */
export const nextPolled = (db: Db, max: number) =>
  db
    .selectFrom('esportal_account')
    .select(['user_id', 'username', 'connected_at'])
    .orderBy('polled_at')
    .orderBy('user_id')
    .limit(max)

export const notePolled = (tx: Db, { userId, now }: { userId: number; now: Date }) =>
  tx.updateTable('esportal_account').set({ polled_at: now }).where('user_id', '=', userId).execute()
