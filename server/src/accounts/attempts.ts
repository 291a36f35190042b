import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'

/** How often something may be tried in how long. */
type AttemptLimit = { max: number; windowMs: number }

type Parts = Pick<Site, 'clock' | 'settings'>

/**
 * Counts one more attempt under a key, and refuses it when there were too many. Before anybody
 * looks whether it is right: of many at once no more are looked at than of those one after the
 * other, in however many processes. Answers how many there were within the last limit.
 */
export async function countAttempt(
  db: Db,
  site: Parts,
  key: string,
  limits: readonly AttemptLimit[],
): Promise<number> {
  let tries = 0
  for (const limit of limits) {
    tries = await countWithin(db, site, key, limit)
    if (tries > limit.max) throw new PublicError(429, 'too_many_requests')
  }
  return tries
}

async function countWithin(
  db: Db,
  { clock, settings }: Parts,
  key: string,
  { windowMs }: AttemptLimit,
): Promise<number> {
  const now = clock.now()
  const ends = new Date(now.getTime() + windowMs)
  const { tries } = await db
    .insertInto('attempt')
    .values({ key_hash: hashOf(settings, key, windowMs), tries: 1, ends })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet((eb) => {
        // One that ends much later than a new one is of a clock that was wrong (checklist N03).
        const latest = new Date(ends.getTime() + windowMs)
        const goesOn = eb.and([eb('attempt.ends', '>', now), eb('attempt.ends', '<=', latest)])
        return {
          tries: eb
            .case()
            .when(goesOn)
            .then(eb('attempt.tries', '+', 1))
            .else(eb.ref('excluded.tries'))
            .end(),
          ends: eb
            .case()
            .when(goesOn)
            .then(eb.ref('attempt.ends'))
            .else(eb.ref('excluded.ends'))
            .end(),
        }
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

/** After a right one, those before it count no more. */
export const resetAttempts = (
  db: Db,
  { settings }: Pick<Parts, 'settings'>,
  key: string,
  limits: readonly AttemptLimit[],
) =>
  db
    .deleteFrom('attempt')
    .where(
      'key_hash',
      'in',
      limits.map(({ windowMs }) => hashOf(settings, key, windowMs)),
    )
    .execute()

export const deleteExpiredAttempts = (db: Db, clock: Clock) =>
  deleteInBatches(db, 'attempt', sql`ends <= ${clock.now()}`)

const hashOf = ({ secret }: Parts['settings'], key: string, windowMs: number): Buffer =>
  createHmac('sha256', secret).update(`attempts within ${windowMs} ${key}`).digest()
