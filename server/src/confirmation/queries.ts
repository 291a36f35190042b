import type { Db } from '../platform/db/database.ts'
import { hashOfSecret } from '../sessions/secrets.ts'

type Session = { id: number; token: string }

const sessionOf = (db: Db, { id, token }: Session) =>
  db.selectFrom('session').where('user_id', '=', id).where('token_hash', '=', hashOfSecret(token))

export const findConfirmation = async (db: Db, session: Session): Promise<Date | undefined> =>
  (await sessionOf(db, session).select('confirmed_at').executeTakeFirst())?.confirmed_at ??
  undefined

/** Answers false when the session has ended meanwhile. */
export async function noteConfirmation(
  tx: Db,
  { id, token }: Session,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('user_id', '=', id)
    .where('token_hash', '=', hashOfSecret(token))
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
