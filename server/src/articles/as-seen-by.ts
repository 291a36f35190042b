import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'

type Row = { id: number; author_id: number }

const upvotedAmong = prepared((db, at: Blanks<{ ids: readonly number[]; memberId: number }>) =>
  db
    .selectFrom('article_upvote')
    .select('article_id')
    .where('article_id', '=', sql<number>`any(${at.ids}::integer[])`)
    .where('user_id', '=', at.memberId),
)

/** Which of some articles a member has upvoted. */
export async function findUpvoted(
  db: Db,
  memberId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const given = await upvotedAmong(db, { ids, memberId })
  return new Set(given.map(({ article_id }) => article_id))
}

/**
 * Entries of a list for whoever asks: which of them they have upvoted. What they wrote themselves
 * counts as such, as on its own page. Of a visitor nobody knows, and nothing is read.
 */
export async function asSeenBy<R extends Row, Entry extends { upvoted: boolean }>(
  db: Db,
  callerId: number | undefined,
  { rows, entryOf }: { rows: readonly R[]; entryOf: (row: R) => Entry },
): Promise<Entry[]> {
  if (callerId === undefined || rows.length === 0) return rows.map(entryOf)
  const ids = rows.map(({ id }) => id)
  const upvoted = await findUpvoted(db, callerId, ids)
  return rows.map((row) => ({
    ...entryOf(row),
    upvoted: row.author_id === callerId || upvoted.has(row.id),
  }))
}
