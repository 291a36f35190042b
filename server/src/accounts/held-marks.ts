import { createHmac } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'
import { isForGood, type Until } from './is-banned.ts'

/** Something that somebody who has left was known by. */
type Mark = { username: string } | { email: string } | { provider: number; externalId: string }

type Parts = Pick<Site, 'settings'>

/** Keyed: names and addresses are easily guessed, and nobody is to learn who was here. */
function hashOf({ settings: { secret } }: Parts, mark: Mark): Buffer {
  return createHmac('sha256', secret)
    .update(`held ${wordsOf(mark)}`)
    .digest()
}

function wordsOf(mark: Mark): string {
  if ('username' in mark) return `username ${mark.username.toLowerCase()}`
  if ('email' in mark) return `email ${mark.email.toLowerCase()}`
  return `account ${mark.provider} ${mark.externalId}`
}

/** Longer when it is held already. What is one mark to us is held once, however it was written. */
export async function holdMarks(
  tx: Db,
  site: Parts,
  marks: readonly Mark[],
  until: Until,
): Promise<void> {
  if (marks.length === 0) return
  const held_until = isForGood(until) ? 'infinity' : until
  const hashes = new Map(marks.map((mark) => [wordsOf(mark), hashOf(site, mark)]))
  await tx
    .insertInto('held_mark')
    .values([...hashes.values()].map((mark) => ({ mark, held_until })))
    .onConflict((conflict) =>
      conflict.column('mark').doUpdateSet((set) => ({
        held_until: set.fn<Date>('greatest', ['held_mark.held_until', 'excluded.held_until']),
      })),
    )
    .execute()
}

export const isHeld = async (db: Db, site: Parts & { clock: Clock }, mark: Mark) =>
  (await db
    .selectFrom('held_mark')
    .select('mark')
    .where('mark', '=', hashOf(site, mark))
    .where('held_until', '>', site.clock.now())
    .executeTakeFirst()) !== undefined

export const deleteExpiredHeldMarks = (db: Db, clock: Clock) =>
  db.deleteFrom('held_mark').where('held_until', '<=', clock.now()).execute()
