import type { Passkey } from '@loadout/contract/second-steps/passkeys.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'

const shown = ['id', 'name', 'added_at', 'used_at'] as const
type Row = { id: number; name: string; added_at: Date; used_at: Date | null }

const passkeyOf = ({ id, name, added_at, used_at }: Row): Passkey => ({
  id,
  name,
  added: unixSeconds(added_at),
  used: used_at && unixSeconds(used_at),
})

export const listPasskeys = async (db: Db, userId: number): Promise<Passkey[]> =>
  (
    await db
      .selectFrom('passkey')
      .select(shown)
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(passkeyOf)

/** As browsers are told of them. */
export async function listCredentials(db: Db, userId: number) {
  const credentials = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return credentials.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    type: 'public-key' as const,
    transports,
  }))
}

export const findCredential = (db: Db, credentialId: Buffer) =>
  db
    .selectFrom('passkey')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

export type NewPasskey = {
  user_id: number
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  added_at: Date
}

/** Undefined when somebody has it already. */
export async function insertPasskey(tx: Db, passkey: NewPasskey): Promise<Passkey | undefined> {
  const row = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst()
  return row && passkeyOf(row)
}

/**
 * Notes a use. Answers false when the passkey is gone, or when its counter does not go on from what
 * is known: then there are two of it, or the same was sent twice at once.
 */
export async function noteUse(
  tx: Db,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const noted = await tx
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function renamePasskeyOf(
  tx: Db,
  { id, userId, name }: { id: number; userId: number; name: string },
): Promise<Passkey | undefined> {
  const row = await tx
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(shown)
    .executeTakeFirst()
  return row && passkeyOf(row)
}

export const deletePasskey = (tx: Db, { id, userId }: { id: number; userId: number }) =>
  tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()
