import { sql } from 'kysely'
import { HOUR, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'
import { hashOfSecret, newSecret } from '../sessions/secrets.ts'

/** What a mailed secret is good for, as its number in the table. */
export const LINK_KINDS = {
  'verify-email': 1,
  'reset-password': 2,
  'sign-in': 3,
  'undo-email': 4,
  'undo-step': 5,
} as const
export type LinkKind = keyof typeof LINK_KINDS
/** Written out, so that the index of held addresses can be used. */
const HELD = sql.lit(LINK_KINDS['undo-email'])
/** They take a change back: of an address, or a second step that was added. */
const UNDO_KINDS = [LINK_KINDS['undo-email'], LINK_KINDS['undo-step']]

/**
 * Verification waits for people who read mail once a day, an undo link for those on a holiday; what
 * opens an account does not wait (AMB-156).
 */
const MINUTES: Record<LinkKind, number> = {
  'verify-email': 24 * 60,
  'reset-password': 60,
  'sign-in': 60,
  'undo-email': 7 * 24 * 60,
  'undo-step': 7 * 24 * 60,
}
/** Mails of one kind that one person is sent within an hour (checklist E04). */
const MAX_AN_HOUR = 5
/**
 * And that one network can have them sent where it matters who asks: fewer, so that a stranger
 * alone leaves some to the member.
 */
const MAX_OF_A_NETWORK = 3

type Parts = { clock: Clock; random: Random }

/**
 * A secret for a mail, and the number of the request; undefined when this person has been sent
 * enough of them. What was asked for from a network that they have signed in from does not count
 * with what strangers asked for: nobody keeps a member from their own account.
 */
export async function makeLink(
  tx: Db,
  { clock, random }: Parts,
  kind: LinkKind,
  {
    userId,
    email,
    verified = false,
    network = null,
    since,
    secret = newSecret(random),
  }: {
    userId: number
    email: string | null
    verified?: boolean
    network?: string | null
    /** When the change was that it takes back; now if nothing is said. */
    since?: Date
    /** A new one if nothing is said. */
    secret?: string
  },
): Promise<{ id: number; secret: string } | undefined> {
  const now = clock.now()
  // Two requests at once must not both be the fifth.
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const sent = await tx
    .selectFrom('account_link')
    .select('network')
    .where('user_id', '=', userId)
    .where('kind', '=', LINK_KINDS[kind])
    .where('inserted', '>', new Date(now.getTime() - HOUR))
    .execute()
  if (
    network === null
      ? sent.length >= MAX_AN_HOUR
      : await isTooMuchFor(tx, { userId, network, sent: sent.map((link) => link.network) })
  )
    return undefined
  const expires = new Date(now.getTime() + MINUTES[kind] * 60_000)
  const { id } = await tx
    .insertInto('account_link')
    .values({
      secret_hash: hashOfSecret(secret),
      kind: LINK_KINDS[kind],
      user_id: userId,
      email,
      verified,
      network,
      inserted: since ?? now,
      expires,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, secret }
}

async function isTooMuchFor(
  tx: Db,
  { userId, network, sent }: { userId: number; network: string; sent: (string | null)[] },
): Promise<boolean> {
  if (sent.filter((each) => each === network).length >= MAX_OF_A_NETWORK) return true
  const own = new Set(
    (
      await tx
        .selectFrom('sign_in_network')
        .select('network')
        .where('user_id', '=', userId)
        .execute()
    ).map((each) => each.network),
  )
  return (
    !own.has(network) &&
    sent.filter((each) => each === null || !own.has(each)).length >= MAX_AN_HOUR
  )
}

/**
 * Uses a secret up. Answers what it was for; undefined when it is nobody's, somebody else's, too
 * old or used.
 */
export async function takeLink(
  tx: Db,
  { clock }: Pick<Parts, 'clock'>,
  kind: LinkKind,
  { id, userId, secret }: { id?: number; userId: number; secret: string },
) {
  return tx
    .deleteFrom('account_link')
    .where('secret_hash', '=', hashOfSecret(secret))
    .where('kind', '=', LINK_KINDS[kind])
    .where('user_id', '=', userId)
    .where('expires', '>', clock.now())
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .returning(['id', 'email', 'verified', 'password_changed', 'inserted'])
    .executeTakeFirst()
}

/**
 * Deletes secrets that are good for nothing any more, when they do not count as mails of the last
 * hour either.
 */
export const deleteExpiredLinks = (db: Db, clock: Clock) =>
  db
    .deleteFrom('account_link')
    .where('expires', '<=', clock.now())
    .where('inserted', '<=', new Date(clock.now().getTime() - HOUR))
    .execute()

/**
 * Makes earlier secrets of these kinds worthless (checklist E06), or those asked for from a
 * network. They stay, because they count as mails that were sent.
 */
export async function voidLinks(
  tx: Db,
  { clock }: Pick<Parts, 'clock'>,
  kinds: readonly LinkKind[],
  { userId, except = 0, network }: { userId: number; except?: number; network?: string },
): Promise<void> {
  const now = clock.now()
  await tx
    .updateTable('account_link')
    .set({ expires: now })
    .where('user_id', '=', userId)
    .where(
      'kind',
      'in',
      kinds.map((kind) => LINK_KINDS[kind]),
    )
    .where('id', '<>', except)
    .where('expires', '>', now)
    .$if(network !== undefined, (links) => links.where('network', '=', network ?? null))
    .execute()
}

/** Whom such a secret would let in, without using it up. */
export async function findLink(
  db: Db,
  { clock }: Pick<Parts, 'clock'>,
  kind: LinkKind,
  { id, userId, secret }: { id: number; userId: number; secret: string },
) {
  return db
    .selectFrom('account_link')
    .select('email')
    .where('secret_hash', '=', hashOfSecret(secret))
    .where('id', '=', id)
    .where('kind', '=', LINK_KINDS[kind])
    .where('user_id', '=', userId)
    .where('expires', '>', clock.now())
    .executeTakeFirst()
}

/**
 * Deletes all that would verify, reset or let in. Undo links stay: they are for whoever had the
 * address before (checklist D13).
 */
export const deleteLinks = (tx: Db, userId: number) =>
  tx
    .deleteFrom('account_link')
    .where('user_id', '=', userId)
    .where('kind', 'not in', UNDO_KINDS)
    .execute()

/**
 * Deletes the undo links of a change and of all that came after it: they put addresses back that it
 * had led away to. Those of the address that is there now may be kept: they take out what was added
 * while it was not.
 */
export const deleteUndoLinksSince = (
  tx: Db,
  { userId, id, keepTo }: { userId: number; id: number; keepTo?: string },
) =>
  tx
    .deleteFrom('account_link')
    .where('user_id', '=', userId)
    .where('kind', 'in', UNDO_KINDS)
    .where('id', '>=', id)
    .$if(keepTo !== undefined, (links) =>
      links.where((where) =>
        where(where.fn<string>('lower', ['email']), '<>', keepTo?.toLowerCase() ?? ''),
      ),
    )
    .execute()

/** Whoever follows an undo link from now on is told to choose a password anew. */
export const markUndoLinks = (tx: Db, userId: number) =>
  tx
    .updateTable('account_link')
    .set({ password_changed: true })
    .where('user_id', '=', userId)
    .where('kind', 'in', UNDO_KINDS)
    .execute()

/** The undo links of this address that are still good, the oldest first. */
export const findUndoLinksTo = (db: Db, { clock }: Pick<Parts, 'clock'>, email: string) =>
  db
    .selectFrom('account_link')
    .select(['id', 'user_id'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('kind', '=', HELD)
    .where('expires', '>', clock.now())
    .orderBy('id')
    .execute()
