import { createHmac } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'
import { hashOfSecret } from './secrets.ts'

/**
 * Longer than the pauses with which the browser repeats a lost call at first; the old secret must
 * not stay good for anything.
 */
const REPEATED_WITHIN_MS = 30_000

/** A secret that is given up for the token of a session, and the call that does it. */
export type Exchange = { secret: string; userId: number; key: string | undefined; input: unknown }

type Parts = Pick<Site, 'clock' | 'random' | 'settings'>

const keyed = ({ settings }: Parts, text: string) =>
  createHmac('sha256', settings.secret).update(text).digest()

const inputHash = (site: Parts, { input }: Exchange) =>
  keyed(site, `input ${JSON.stringify(input)}`)

/**
 * 256 bits nobody can make without all three, in the letters of any other token (checklist D01).
 */
const tokenOf = (site: Parts, { secret }: Exchange, nonce: Buffer) =>
  keyed(site, `token ${nonce.toString('hex')} ${secret}`).toString('base64url')

/**
 * The token for a secret that is used up in this transaction. With a key it can be made once more
 * for a repeat.
 */
export async function exchange(site: Parts, tx: Db, given: Exchange): Promise<string> {
  const { secret, userId, key } = given
  const nonce = site.random.bytes(32)
  await tx.deleteFrom('exchanged_secret').where('user_id', '=', userId).execute()
  if (key !== undefined) {
    await tx
      .insertInto('exchanged_secret')
      .values({
        secret_hash: hashOfSecret(secret),
        user_id: userId,
        key,
        input_hash: inputHash(site, given),
        nonce,
        inserted: site.clock.now(),
      })
      .execute()
  }
  return tokenOf(site, given, nonce)
}

/**
 * The token this very call was answered when it came before; undefined for any other, and after
 * half a minute (checklist B02).
 */
export async function replayedToken(
  site: Parts,
  from: Db,
  given: Exchange,
): Promise<string | undefined> {
  if (given.key === undefined) return undefined
  const before = await from
    .selectFrom('exchanged_secret')
    .select(['input_hash', 'nonce'])
    .where('secret_hash', '=', hashOfSecret(given.secret))
    .where('user_id', '=', given.userId)
    .where('key', '=', given.key)
    .where('inserted', '>', new Date(site.clock.now().getTime() - REPEATED_WITHIN_MS))
    .executeTakeFirst()
  return before?.input_hash.equals(inputHash(site, given))
    ? tokenOf(site, given, before.nonce)
    : undefined
}

/** Who gave up this secret in this very call; undefined as of `replayedToken`. */
export async function findExchanger(
  from: Db,
  { secret, key }: Pick<Exchange, 'secret' | 'key'>,
): Promise<number | undefined> {
  if (key === undefined) return undefined
  const before = await from
    .selectFrom('exchanged_secret')
    .select('user_id')
    .where('secret_hash', '=', hashOfSecret(secret))
    .where('key', '=', key)
    .executeTakeFirst()
  return before?.user_id
}

export const deleteExpiredExchanges = (db: Db, clock: Clock) =>
  db
    .deleteFrom('exchanged_secret')
    .where('inserted', '<', new Date(clock.now().getTime() - REPEATED_WITHIN_MS))
    .execute()
