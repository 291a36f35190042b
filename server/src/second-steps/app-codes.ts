import { Secret, TOTP } from 'otpauth'
import { HOUR, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'
import { openSecret, sealSecret } from '../platform/sealed-secret.ts'

/** 160 bits, as RFC 4226 § 4 recommends. */
const KEY_BYTES = 20
const STEP_MS = 30_000
/** Clocks of phones go wrong: the code before and the one after are taken as well. */
const STEPS_AROUND = 1
const CODE = /^\d{6}$/
/** A key that no code has ever come back for. */
const UNUSED_FOR_MS = HOUR

type Parts = { clock: Clock; random: Random; settings: { secret: string } }

const sealOf = (userId: number) => ({ use: 'app keys', owner: `user ${userId}` })

const generator = (key: Uint8Array, names: { issuer: string; label: string }) =>
  new TOTP({
    ...names,
    secret: new Secret({ buffer: Uint8Array.from(key).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_MS / 1000,
  })

/** A key for an app, in the place of one whose codes were never sent. */
export async function beginKey(
  tx: Db,
  { clock, random, settings }: Parts,
  { userId, issuer, label }: { userId: number; issuer: string; label: string },
): Promise<{ key: string; uri: string }> {
  const key = random.bytes(KEY_BYTES)
  const row = {
    sealed_key: sealSecret({ ...settings, random }, sealOf(userId), key),
    begun_at: clock.now(),
  }
  await tx
    .insertInto('app_key')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  const totp = generator(key, { issuer, label })
  return { key: totp.secret.base32, uri: totp.toString() }
}

export const findApp = (db: Db, userId: number) =>
  db
    .selectFrom('app_key')
    .select(['sealed_key', 'added_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/**
 * Uses up a code of the member's app. Answers false when it is none, or one that has been used, or
 * older than one that has. `added` says whether a code has come before.
 */
export async function takeCode(
  tx: Db,
  { clock, settings }: Pick<Parts, 'clock' | 'settings'>,
  { userId, code, added }: { userId: number; code: string; added: boolean },
): Promise<boolean> {
  const app = await findApp(tx, userId)
  if (!app || (app.added_at !== null) !== added) return false
  const key = openSecret(settings.secret, sealOf(userId), app.sealed_key)
  const step = key && stepOf(key, code, clock.now())
  if (step === undefined) return false
  const taken = await tx
    .updateTable('app_key')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Of which half minute a code is; undefined when it is of none around now. */
function stepOf(key: Uint8Array, code: string, now: Date): number | undefined {
  if (!CODE.test(code)) return undefined
  const delta = generator(key, { issuer: '', label: '' }).validate({
    token: code,
    timestamp: now.getTime(),
    window: STEPS_AROUND,
  })
  return delta === null ? undefined : Math.floor(now.getTime() / STEP_MS) + delta
}

export const deleteUnusedKeys = (db: Db, clock: Clock) =>
  db
    .deleteFrom('app_key')
    .where('added_at', 'is', null)
    .where('begun_at', '<', new Date(clock.now().getTime() - UNUSED_FOR_MS))
    .execute()
