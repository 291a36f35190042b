import { lockCaller } from '../accounts/lock-members.ts'
import type { Db } from '../platform/db/database.ts'
import { notAllowed, PublicError } from '../platform/http/public-error.ts'
import { lockPost, type WrittenRow } from './post-rows.ts'

export const postNotFound = () => new PublicError(404, 'post_not_found')

/**
 * Whoever is not the author is refused, and of a draft learns nothing, not even that it is there
 * (POST-21, POST-37).
 */
export function admitAuthor(
  row: WrittenRow | undefined,
  caller: { id: number },
): asserts row is WrittenRow {
  if (!row) throw postNotFound()
  if (row.author_id === caller.id) return
  throw row.published_at === null ? postNotFound() : notAllowed()
}

/** A post that its author is about to change, and its author after it. */
export async function lockOwnPost(
  tx: Db,
  { id, caller, now }: { id: number; caller: { id: number }; now: Date },
): Promise<WrittenRow> {
  const row = await lockPost(tx, id, now)
  admitAuthor(row, caller)
  await lockCaller(tx, caller.id)
  return row
}
