import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import type { Db } from '../platform/db/database.ts'

/** The number of a member's Twitter account; undefined when they have connected none. */
export async function findTwitterId(db: Db, userId: number): Promise<string | undefined> {
  const account = await db
    .selectFrom('provider_account')
    .select('external_id')
    .where('user_id', '=', userId)
    .where('provider', '=', providerIds.twitter)
    .executeTakeFirst()
  return account?.external_id
}
