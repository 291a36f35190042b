import { SETUP } from '@loadout/contract/owners/setup-path.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Random } from '../platform/random.ts'
import { hashOfSecret, newSecret } from '../sessions/secrets.ts'

/**
 * The address at which the first owner of a site is made, for whoever reads what its start prints;
 * undefined when there is an owner. It takes the place of those that were printed before, by this
 * process or another, so that there is never more than one.
 */
export async function inviteOwner(
  { db, clock, random }: { db: Db; clock: Clock; random: Random },
  origin: string,
): Promise<string | undefined> {
  if (await hasOwner(db)) return undefined
  const secret = newSecret(random)
  const row = {
    token: hashOfSecret(secret),
    expires: new Date(clock.now().getTime() + DAY),
  }
  await db
    .insertInto('owner_invitation')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  return `${origin}${SETUP}/${secret}`
}

/** Refuses whoever has no token before anything dear is done for them. */
export async function refuseUnlessInvited(
  { db, clock }: { db: Db; clock: Clock },
  secret: string,
): Promise<void> {
  const invited = await db
    .selectFrom('owner_invitation')
    .select('expires')
    .where('token', '=', hashOfSecret(secret))
    .where('expires', '>', clock.now())
    .executeTakeFirst()
  if (!invited || (await hasOwner(db))) throw ruleBroken('link_expired')
}

/** Uses the token up: of two who send it at once the second finds none. */
export async function takeInvitation(
  { tx, clock }: { tx: Db; clock: Clock },
  secret: string,
): Promise<void> {
  const taken = await tx
    .deleteFrom('owner_invitation')
    .where('token', '=', hashOfSecret(secret))
    .where('expires', '>', clock.now())
    .returning('id')
    .executeTakeFirst()
  if (!taken || (await hasOwner(tx))) throw ruleBroken('link_expired')
}

/** A site that has an owner, whoever made them, needs no address any more. */
export const endInvitation = (tx: Db) => tx.deleteFrom('owner_invitation').execute()

/** Nobody can use it any more, and nothing else comes of it. */
export const deleteExpiredInvitation = (db: Db, clock: Clock) =>
  db.deleteFrom('owner_invitation').where('expires', '<=', clock.now()).execute()

const hasOwner = async (db: Db) =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('is_owner', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined
