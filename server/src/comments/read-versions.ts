import type { listCommentVersions } from '@loadout/contract/comments/staff-comments.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { listVersions } from './own-comment-queries.ts'
import { commentNotFound } from './queries.ts'

/** What staff read of a comment that was changed: what it said before, the latest first. */
export async function readVersions(
  db: Db,
  id: number,
): Promise<OutputOf<typeof listCommentVersions>> {
  const comment = await db
    .selectFrom('comment')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!comment) throw commentNotFound()
  const versions = await listVersions(db, id)
  return {
    entries: versions.map(({ message, written }) => ({ message, written: unixSeconds(written) })),
  }
}
