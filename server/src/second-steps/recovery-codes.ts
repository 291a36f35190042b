import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Random } from '../platform/random.ts'
import { hashOfSecret } from '../sessions/secrets.ts'
import { findSecondSteps } from './find-second-steps.ts'

const COUNT = 10
/** 80 bits: nobody finds one by its hash, so it needs no slow one. */
const LETTERS = 16
/** 32, so that each byte gives one without a bias; no two of them look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz123456789'
const GROUPS = /.{4}/g

type Parts = { clock: Clock; random: Random }

const newCode = (random: Random) =>
  [...random.bytes(LETTERS)].map((byte) => ALPHABET[byte % 32]).join('')

const hashOf = (userId: number, code: string) => hashOfSecret(`recovery ${userId} ${code}`)

/** Other codes than before, which are shown this once. */
export async function renewCodes(
  tx: Db,
  { clock, random }: Parts,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => newCode(random))
  await deleteCodes(tx, userId)
  await tx
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: hashOf(userId, code),
        inserted: clock.now(),
      })),
    )
    .execute()
  return codes.map((code) => code.match(GROUPS)?.join('-') ?? code)
}

/** Whoever has recovery codes keeps them. */
export const firstCodes = async (tx: Db, parts: Parts, userId: number): Promise<string[]> =>
  (await countCodes(tx, userId)) === 0 ? renewCodes(tx, parts, userId) : []

const deleteCodes = (tx: Db, userId: number) =>
  tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()

/** Those that somebody may have made who had got at an account. */
export const deleteCodesSince = (tx: Db, userId: number, since: Date) =>
  tx
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('inserted', '>=', since)
    .execute()

/** Without a second step there is nothing that they would stand for. */
export async function deleteLastCodes(tx: Db, userId: number): Promise<void> {
  if (!(await findSecondSteps(tx, userId))) await deleteCodes(tx, userId)
}

/** Uses a code up, however it was typed. */
export async function takeRecoveryCode(tx: Db, userId: number, typed: string): Promise<boolean> {
  const code = typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  const taken = await tx
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, code))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countCodes(db: Db, userId: number): Promise<number> {
  const { codes } = await db
    .selectFrom('recovery_code')
    .select((of) => of.fn.countAll<number>().as('codes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return codes
}
