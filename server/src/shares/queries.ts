import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import type { Db } from '../platform/db/database.ts'

/** Whether a member has connected their Twitter account. */
export async function hasTwitter(db: Db, userId: number): Promise<boolean> {
  const account = await db
    .selectFrom('provider_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('provider', '=', providerIds.twitter)
    .executeTakeFirst()
  return account !== undefined
}
