import type { Db } from '../platform/db/database.ts'
import { deleteCodesSince, deleteLastCodes } from './recovery-codes.ts'

type Step = { way: 'app' | 'passkey'; name?: string }

/**
 * Takes out second steps that somebody may have added who had got at an account, so that they do
 * not keep its owner out of it, and answers which; recovery codes that were made since go, too. A
 * key of an app counts from when a code of it has come: it may have been begun before. Whoever
 * calls has locked the member.
 */
export async function removeSecondStepsSince(tx: Db, userId: number, since: Date): Promise<Step[]> {
  const apps = await tx
    .deleteFrom('app_key')
    .where('user_id', '=', userId)
    .where((where) => where(where.fn.coalesce('added_at', 'begun_at'), '>=', since))
    .returning('added_at')
    .execute()
  const passkeys = await tx
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('added_at', '>=', since)
    .returning('name')
    .execute()
  await deleteCodesSince(tx, userId, since)
  await deleteLastCodes(tx, userId)
  return [
    ...apps.filter(({ added_at }) => added_at !== null).map(() => ({ way: 'app' as const })),
    ...passkeys.map(({ name }) => ({ way: 'passkey' as const, name })),
  ]
}
