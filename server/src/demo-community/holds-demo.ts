import type { Db } from '../platform/db/database.ts'

/** The demo people exist in no other community. */
export const holdsDemo = async (db: Db) =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'demoadmin@demo.invalid')
    .executeTakeFirst()) !== undefined
