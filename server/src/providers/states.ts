import type { ProviderId } from '@loadout/contract/providers/provider-ids.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'
import { hashOfSecret, newSecret } from '../sessions/secrets.ts'

/** How long somebody may take over there. */
const GOOD_FOR_MS = 600_000

/**
 * Who is sent to another site and must come back: a session, or the browser of somebody who is not
 * signed in.
 */
type Asker = { caller: { token: string } | undefined; visitor: () => string }

const hashOfAsker = ({ caller, visitor }: Asker) =>
  hashOfSecret(caller ? `session ${caller.token}` : `visitor ${visitor()}`)

/** What the asker brings back (checklist F01). */
export async function openState(
  db: Db,
  { clock, random }: { clock: Clock; random: Random },
  { provider, asker }: { provider: ProviderId; asker: Asker },
): Promise<string> {
  const state = newSecret(random)
  await db
    .insertInto('provider_state')
    .values({
      state_hash: hashOfSecret(state),
      provider,
      asker_hash: hashOfAsker(asker),
      expires: new Date(clock.now().getTime() + GOOD_FOR_MS),
    })
    .execute()
  return state
}

/**
 * Uses a state up, before anything is asked with it. Answers false when it is nobody's, another
 * asker's or provider's, too old or used; somebody else's stays good for them.
 */
export async function takeState(
  db: Db,
  clock: Clock,
  { state, provider, asker }: { state: string; provider: ProviderId; asker: Asker },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('provider_state')
    .where('state_hash', '=', hashOfSecret(state))
    .where('provider', '=', provider)
    .where('asker_hash', '=', hashOfAsker(asker))
    .where('expires', '>', clock.now())
    .returning('provider')
    .executeTakeFirst()
  return taken !== undefined
}

export const deleteExpiredStates = (db: Db, clock: Clock) =>
  db.deleteFrom('provider_state').where('expires', '<=', clock.now()).execute()

export const deleteExpiredNonces = (db: Db, clock: Clock) =>
  db.deleteFrom('openid_nonce').where('expires', '<=', clock.now()).execute()
