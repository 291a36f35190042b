import { lockMembers } from '../accounts/lock-members.ts'
import { ERASE_BATCH, type EraseTraces } from '../leaving/leaver.ts'
import type { Db } from '../platform/db/database.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { followersTag, followingTag } from './page-tags.ts'

/** Whom they followed and who followed them, counted; then whom they kept away and who did. */
export const eraseFollows: EraseTraces = async ({ transaction }, { id }) => {
  while ((await transaction((work) => endSome(work, id))) === ERASE_BATCH);
  await transaction(async ({ tx }) => {
    await tx
      .updateTable('users')
      .set({ follower_count: 0, following_count: 0 })
      .where('id', '=', id)
      .execute()
    await tx
      .deleteFrom('member_block')
      .where((where) => where.or([where('member_id', '=', id), where('blocked_id', '=', id)]))
      .execute()
    await tx
      .deleteFrom('muted_author')
      .where((where) => where.or([where('member_id', '=', id), where('author_id', '=', id)]))
      .execute()
    await tx.deleteFrom('muted_article').where('member_id', '=', id).execute()
  })
}

/** Members are locked before their follows, as whoever begins or ends one does. */
async function endSome(work: Work, id: number): Promise<number> {
  const { tx } = work
  const found = await tx
    .selectFrom('follow')
    .select(['follower_id', 'followed_id'])
    .where((where) => where.or([where('follower_id', '=', id), where('followed_id', '=', id)]))
    .limit(ERASE_BATCH)
    .execute()
  const followers = found.map(({ follower_id }) => follower_id)
  const followed = found.map(({ followed_id }) => followed_id)
  await lockMembers(tx, [...new Set([id, ...followers, ...followed])])
  const ended = await tx
    .deleteFrom('follow')
    .where((where) => where.or([where('follower_id', '=', id), where('followed_id', '=', id)]))
    .where('follower_id', 'in', [0, ...followers])
    .where('followed_id', 'in', [0, ...followed])
    .returning(['follower_id', 'followed_id'])
    .execute()
  await countLess(
    tx,
    'following_count',
    ended.map(({ follower_id }) => follower_id),
  )
  await countLess(
    tx,
    'follower_count',
    ended.map(({ followed_id }) => followed_id),
  )
  for (const { follower_id, followed_id } of ended)
    work.purge(followingTag(follower_id), followersTag(followed_id))
  return found.length
}

/** Of the others, each of whom is in one of these follows; who leaves ends with none. */
async function countLess(
  tx: Db,
  column: 'following_count' | 'follower_count',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('users')
    .set((set) => ({ [column]: set(column, '-', 1) }))
    .where('id', 'in', ids)
    .where('left_at', 'is', null)
    .execute()
}
