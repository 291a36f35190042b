import { expressionBuilder, type Expression } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** What a member has beside their password. */
export type Ways = { app: boolean; passkey: boolean }

const of = expressionBuilder<Tables>()

const hasApp = (userId: Expression<number>) =>
  of.exists(
    of
      .selectFrom('app_key')
      .select('app_key.user_id')
      .where('app_key.user_id', '=', userId)
      .where('app_key.added_at', 'is not', null),
  )

const hasPasskey = (userId: Expression<number>) =>
  of.exists(of.selectFrom('passkey').select('passkey.id').where('passkey.user_id', '=', userId))

/** Whether a member has anything beside their password, within another query. */
export const hasSecondStep = (userId: Expression<number>) =>
  of.or([hasApp(userId), hasPasskey(userId)])

/** What a member has beside their password; undefined when that is nothing. */
export async function findSecondSteps(db: Db, userId: number): Promise<Ways | undefined> {
  const ways = await db
    .selectNoFrom([hasApp(of.val(userId)).as('app'), hasPasskey(of.val(userId)).as('passkey')])
    .executeTakeFirstOrThrow()
  const found = { app: Boolean(ways.app), passkey: Boolean(ways.passkey) }
  return found.app || found.passkey ? found : undefined
}
