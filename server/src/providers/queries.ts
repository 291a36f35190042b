import type { ProviderId } from '@loadout/contract/providers/provider-ids.ts'
import type { Db } from '../platform/db/database.ts'
import type { ProvedAccount } from './adapter.ts'

const columns = ['user_id', 'provider', 'external_id', 'handle', 'connected_at'] as const

export const listAccounts = (db: Db, userId: number) =>
  db
    .selectFrom('provider_account')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute()

export const findAccount = (
  db: Db,
  { userId, provider }: { userId: number; provider: ProviderId },
) =>
  db
    .selectFrom('provider_account')
    .select(columns)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()

/** Who has connected this site, in the order in which members are locked. */
export const listConnected = (
  db: Db,
  { provider, after, max }: { provider: ProviderId; after: number; max: number },
) =>
  db
    .selectFrom('provider_account')
    .select(['user_id', 'external_id'])
    .where('provider', '=', provider)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(max)
    .execute()

/** Whose this account elsewhere is here. */
export const findOwner = (
  db: Db,
  { provider, externalId }: Pick<ProvedAccount, 'provider' | 'externalId'>,
) =>
  db
    .selectFrom('provider_account')
    .select('user_id')
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .executeTakeFirst()

/**
 * Undefined when the member has another account of this site, or somebody has this one: waits for
 * whoever is about to.
 */
export const insertAccount = (
  tx: Db,
  { userId, provider, externalId, handle, now }: ProvedAccount & { userId: number; now: Date },
) =>
  tx
    .insertInto('provider_account')
    .values({ user_id: userId, provider, external_id: externalId, handle, connected_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Esportal goes with Steam by its key (PROV-18). */
export const deleteAccount = (
  tx: Db,
  { userId, provider }: { userId: number; provider: ProviderId },
) =>
  tx
    .deleteFrom('provider_account')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute()
