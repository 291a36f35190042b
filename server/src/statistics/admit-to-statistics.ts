import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { notAllowed } from '../platform/http/public-error.ts'
import { postNotFound } from '../posts/own-post.ts'
import { POST } from '../posts/post-rows.ts'

/** Numbers of others are for admins and for staff with the permission (AMB-111). */
export const maySeeOthers = (caller: Caller): boolean =>
  hasFlag(caller, Flag.Admin) || hasPermission(caller, 'canSeeStats')

/**
 * The author of a post, whose numbers are for them and for admins (POST-34, STATS-06). Of a draft
 * nobody else learns that it is there.
 */
export async function authorForCaller(
  db: Db,
  caller: Caller,
  { id, now }: { id: number; now: Date },
): Promise<number> {
  const post = await db
    .selectFrom('article')
    .select(['author_id', 'published_at'])
    .where('id', '=', id)
    .where('kind', '=', POST)
    .executeTakeFirst()
  if (!post) throw postNotFound()
  if (post.author_id === caller.id) return post.author_id
  if (!(post.published_at <= now)) throw postNotFound()
  if (!hasFlag(caller, Flag.Admin)) throw notAllowed()
  return post.author_id
}
