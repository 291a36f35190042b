import type { Db } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

/** What signing in needs to know of whoever has this name, in any case. */
export const findForSignIn = (db: Db, username: string) =>
  db.selectFrom('users').select(['id', 'username', 'email', 'password_hash', 'flags', 'banned_until', 'language_id', 'country_id'])
    .where((where) => where(where.fn<string>('lower', ['username']), '=', username.toLowerCase())).executeTakeFirst()

export const isUsernameTaken = async (db: Db, username: string) =>
  (await db.selectFrom('users').select('id').where((where) => where(where.fn<string>('lower', ['username']), '=', username.toLowerCase())).executeTakeFirst()) !== undefined

export const isEmailTaken = async (db: Db, email: string) =>
  (await db.selectFrom('users').select('id').where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase())).executeTakeFirst()) !== undefined

const ownRow = prepared((db, _: object, { id }: { id: number }) =>
  db.selectFrom('users')
    .select(['id', 'username', 'avatar', 'banner', 'email', 'country_id', 'points', 'dollars', 'flags', 'permissions', 'notifications_enabled', 'last_seen_notifications', 'match_id', 'content'])
    .where('id', '=', id))

export const findOwnRow = async (db: Db, id: number) => (await ownRow(db, {}, { id }))[0]

export const findPasswordHash = async (db: Db, id: number) => (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash

/** A member whose password is about to change: two who change it at once come one after the other. */
export const lockForPassword = (tx: Db, id: number) =>
  tx.selectFrom('users').select(['id', 'username', 'email', 'password_hash', 'flags', 'banned_until', 'language_id', 'country_id']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
