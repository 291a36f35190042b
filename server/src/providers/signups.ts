import { HOUR, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'
import { hashOfSecret, newSecret } from '../sessions/secrets.ts'
import type { ProvedAccount } from './adapter.ts'

/** How long somebody may take to choose a name. */
const GOOD_FOR_MS = HOUR

type Parts = { clock: Clock; random: Random }

/** What proves, while somebody finishes their signup, which account elsewhere is theirs. */
export async function openSignup(
  db: Db,
  { clock, random }: Parts,
  { provider, externalId, handle }: ProvedAccount,
): Promise<string> {
  const token = newSecret(random)
  await db
    .insertInto('provider_signup')
    .values({
      token_hash: hashOfSecret(token),
      provider,
      external_id: externalId,
      handle,
      expires: new Date(clock.now().getTime() + GOOD_FOR_MS),
    })
    .execute()
  return token
}

/** Whether a signup can be finished with it, without using it up. */
export async function isGoodSignup(db: Db, clock: Clock, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('provider_signup')
    .select('provider')
    .where('token_hash', '=', hashOfSecret(token))
    .where('expires', '>', clock.now())
    .executeTakeFirst()
  return found !== undefined
}

/** Uses it up; undefined when it is used or too old. */
export const takeSignup = (
  tx: Db,
  clock: Clock,
  token: string,
): Promise<ProvedAccount | undefined> =>
  tx
    .deleteFrom('provider_signup')
    .where('token_hash', '=', hashOfSecret(token))
    .where('expires', '>', clock.now())
    .returning(['provider', 'external_id as externalId', 'handle'])
    .executeTakeFirst()

export const deleteExpiredSignups = (db: Db, clock: Clock) =>
  db.deleteFrom('provider_signup').where('expires', '<=', clock.now()).execute()
