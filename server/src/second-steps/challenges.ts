import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'
import { hashOfSecret, newSecret } from '../sessions/secrets.ts'

/** How long somebody may take to touch their key. */
export const CHALLENGE_MS = 300_000

/** What is asked for with a challenge, as its number in the table. */
export const PURPOSES = { add: 1, 'sign in': 2, confirm: 3 } as const
export type Purpose = keyof typeof PURPOSES

/**
 * Who is asked: a session, a sign-in that waits for its second step, or the browser of somebody who
 * is neither.
 */
export type Asker = { caller: { token: string } } | { pending: string } | { visitor: () => string }

function hashOfAsker(asker: Asker) {
  if ('caller' in asker) return hashOfSecret(`session ${asker.caller.token}`)
  if ('pending' in asker) return hashOfSecret(`pending ${asker.pending}`)
  return hashOfSecret(`visitor ${asker.visitor()}`)
}

/** What a passkey is to sign. */
export async function openChallenge(
  db: Db,
  { clock, random }: { clock: Clock; random: Random },
  { purpose, asker }: { purpose: Purpose; asker: Asker },
): Promise<string> {
  const challenge = newSecret(random)
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashOfSecret(challenge),
      purpose: PURPOSES[purpose],
      asker_hash: hashOfAsker(asker),
      expires: new Date(clock.now().getTime() + CHALLENGE_MS),
    })
    .execute()
  return challenge
}

/**
 * Uses a challenge up, whatever else is wrong with what came with it. Answers false when it is
 * nobody's, another asker's, for something else, too old or used; somebody else's stays good for
 * them.
 */
export async function takeChallenge(
  db: Db,
  { clock }: { clock: Clock },
  { challenge, purpose, asker }: { challenge: string; purpose: Purpose; asker: Asker },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOfSecret(challenge))
    .where('purpose', '=', PURPOSES[purpose])
    .where('asker_hash', '=', hashOfAsker(asker))
    .where('expires', '>', clock.now())
    .returning('purpose')
    .executeTakeFirst()
  return taken !== undefined
}

export const deleteExpiredChallenges = (db: Db, clock: Clock) =>
  db.deleteFrom('passkey_challenge').where('expires', '<=', clock.now()).execute()
