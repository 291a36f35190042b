import type { Db } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'

const SALT_BYTES = 32

/** The salt of a day, the same in every process; whoever needs it first makes it. */
export async function saltOf(db: Db, random: Random, day: number): Promise<Buffer> {
  await db
    .insertInto('reader_salt')
    .values({ day, salt: random.bytes(SALT_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { salt } = await db
    .selectFrom('reader_salt')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return salt
}
