import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'
import { hashOfSecret, newSecret } from '../sessions/secrets.ts'

/** What a mailed secret is good for, as its number in the table. */
const KINDS = { 'verify-email': 1, 'reset-password': 2, 'sign-in': 3 } as const
export type LinkKind = keyof typeof KINDS

/** Verification waits for people who read mail once a day; what opens an account does not (AMB-156). */
const MINUTES: Record<LinkKind, number> = { 'verify-email': 24 * 60, 'reset-password': 60, 'sign-in': 60 }
/** Mails of one kind that one person is sent within an hour (checklist E04). */
const MOST_AN_HOUR = 5
const HOUR_MS = 3_600_000

type Parts = { clock: Clock; random: Random }

/** Makes a secret for a mail; undefined when this person has been sent enough of them. */
export async function makeLink(tx: Db, { clock, random }: Parts, kind: LinkKind, { userId, email }: { userId: number; email: string | null }): Promise<string | undefined> {
  const now = clock.now()
  // Two requests at once must not both be the fifth.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
  const { sent } = await tx.selectFrom('account_link').select((select) => select.fn.countAll<number>().as('sent'))
    .where('user_id', '=', userId).where('kind', '=', KINDS[kind]).where('inserted', '>', new Date(now.getTime() - HOUR_MS)).executeTakeFirstOrThrow()
  if (sent >= MOST_AN_HOUR) return undefined
  const secret = newSecret(random)
  const expires = new Date(now.getTime() + MINUTES[kind] * 60_000)
  await tx.insertInto('account_link').values({ secret_hash: hashOfSecret(secret), kind: KINDS[kind], user_id: userId, email, inserted: now, expires }).execute()
  return secret
}

/** Uses a secret up. Answers what it was for; undefined when it is nobody's, somebody else's, too old or used. */
export async function takeLink(tx: Db, { clock }: Pick<Parts, 'clock'>, kind: LinkKind, { userId, secret }: { userId: number; secret: string }) {
  return tx.deleteFrom('account_link')
    .where('secret_hash', '=', hashOfSecret(secret)).where('kind', '=', KINDS[kind]).where('user_id', '=', userId).where('expires', '>', clock.now())
    .returning(['email']).executeTakeFirst()
}

/** Takes out secrets that are good for nothing any more. None of them counts against what somebody may be sent within an hour. */
export const forgetExpiredLinks = (db: Db, clock: Clock) =>
  db.deleteFrom('account_link').where('expires', '<=', clock.now()).execute()
