import type { PendingSignIn } from '@loadout/contract/second-steps/second-step.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'
import { hashOfSecret, newSecret } from '../sessions/secrets.ts'
import type { Ways } from './find-second-steps.ts'

/** How long somebody may look for their phone. */
const GOOD_FOR_MS = 300_000

type Parts = { clock: Clock; random: Random }

/**
 * Lets somebody go on who has proved who they are by a first step. Its secret is a new one unless
 * it was derived before, as a token is.
 */
export async function openPending(
  tx: Db,
  { clock, random }: Parts,
  {
    userId,
    ways,
    confirmed,
    secret = newSecret(random),
  }: { userId: number; ways: Ways; confirmed: boolean; secret?: string | undefined },
): Promise<PendingSignIn> {
  await tx
    .insertInto('pending_sign_in')
    .values({
      secret_hash: hashOfSecret(secret),
      user_id: userId,
      confirmed,
      expires: new Date(clock.now().getTime() + GOOD_FOR_MS),
    })
    .execute()
  return { token: secret, ...ways }
}

/** Whose it is, without using it up. */
export const findPending = (db: Db, { clock }: Pick<Parts, 'clock'>, secret: string) =>
  db
    .selectFrom('pending_sign_in')
    .select('user_id')
    .where('secret_hash', '=', hashOfSecret(secret))
    .where('expires', '>', clock.now())
    .executeTakeFirst()

/** Uses it up; undefined when it is used, nobody's or too old. */
export const takePending = (tx: Db, { clock }: Pick<Parts, 'clock'>, secret: string) =>
  tx
    .deleteFrom('pending_sign_in')
    .where('secret_hash', '=', hashOfSecret(secret))
    .where('expires', '>', clock.now())
    .returning(['user_id', 'confirmed'])
    .executeTakeFirst()

export const endPending = (tx: Db, userId: number) =>
  tx.deleteFrom('pending_sign_in').where('user_id', '=', userId).execute()

export const deleteExpiredPending = (db: Db, clock: Clock) =>
  db.deleteFrom('pending_sign_in').where('expires', '<=', clock.now()).execute()
