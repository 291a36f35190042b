import type { Db } from '../platform/db/database.ts'

export const hasPeople = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

export const findUsername = async (db: Db, id: number) =>
  (
    await db
      .selectFrom('users')
      .select('username')
      .where('id', '=', id)
      .where('left_at', 'is', null)
      .executeTakeFirst()
  )?.username

/** Whoever has left is nobody any more. */
export const isPerson = async (db: Db, id: number) =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst()) !== undefined
