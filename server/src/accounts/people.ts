import type { Db } from '../platform/db/database.ts'

export const hasPeople = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

export const findUsername = async (db: Db, id: number) =>
  (await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirst())
    ?.username

export const isPerson = async (db: Db, id: number) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
