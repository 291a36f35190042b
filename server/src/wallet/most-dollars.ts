import type { Db } from '../platform/db/database.ts'
import { authorColumns, authorOf } from '../accounts/author.ts'

/**
 * Members with most LD$, by the index of those who have any (ADMIN-27). Whoever has left keeps
 * theirs, because no ledger changes, and is nobody any more.
 */
export async function readMostDollars(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
) {
  const [{ count }, rows] = await Promise.all([
    db
      .selectFrom('users')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('dollars', '>', 0)
      .where('left_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('users as author')
      .select([...authorColumns, 'author.dollars'])
      .where('author.dollars', '>', 0)
      .where('author.left_at', 'is', null)
      .orderBy('author.dollars', 'desc')
      .orderBy('author.id')
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  return { count, entries: rows.map((row) => ({ ...authorOf(row), dollars: row.dollars })) }
}
