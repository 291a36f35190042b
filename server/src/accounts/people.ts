import type { Db } from '../platform/db/database.ts'
import { PublicError } from '../platform/http/public-error.ts'

export const userNotFound = (field?: string) => new PublicError(404, 'user_not_found', field)

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
