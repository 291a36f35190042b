import type * as following from '@loadout/contract/following/following.ts'
import { userNotFound, isPerson } from '../accounts/people.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { notAllowed, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { isBlocked } from './blocks.ts'
import { lockCaller, lockMembers } from '../accounts/lock-members.ts'
import { followersTag, followingTag } from './page-tags.ts'

type Pair = { followerId: number; followedId: number }

/**
 * Who is blocked is refused like anybody who may not, in the lock under which a block is written:
 * of the two only one can be true (FOLLOW-01, FOLLOW-07).
 */
export async function followMember(
  { clock }: { clock: Clock },
  { input: { user_id: id }, caller, transaction }: CallRequest<typeof following.followMember>,
) {
  if (id === caller.id) throw ruleBroken('own_follow')
  await transaction(async (work) => {
    const { tx } = work
    await lockBoth(tx, { callerId: caller.id, id })
    if (!(await isPerson(tx, id))) throw userNotFound()
    if (await isBlocked(tx, { by: id, memberId: caller.id })) throw notAllowed()
    const begun = await tx
      .insertInto('follow')
      .values({ follower_id: caller.id, followed_id: id, inserted: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!begun) return
    await countFollowing(work, { followerId: caller.id, followedId: id }, 1)
    await work.record({ kind: 'member followed', actorId: caller.id, data: { userId: id } })
  })
  return { following: true }
}

/** Ends a follow; whom one does not follow is answered alike (FOLLOW-02). */
export async function unfollowMember({
  input: { user_id: id },
  caller,
  transaction,
}: CallRequest<typeof following.unfollowMember>) {
  await transaction(async (work) => {
    if (!(await isPerson(work.tx, id))) throw userNotFound()
    if (id === caller.id) return
    await lockMembers(work.tx, [caller.id, id])
    await endFollowing(work, { followerId: caller.id, followedId: id })
  })
  return { following: false }
}

/** Keeps both for this transaction. Whoever has left begins nothing with anybody any more. */
export async function lockBoth(tx: Db, { callerId, id }: { callerId: number; id: number }) {
  if ((await lockMembers(tx, [callerId, id])) < 2) throw userNotFound()
  await lockCaller(tx, callerId)
}

/** Within a transaction that has locked both. */
export async function endFollowing(work: Work, pair: Pair): Promise<void> {
  const ended = await work.tx
    .deleteFrom('follow')
    .where('follower_id', '=', pair.followerId)
    .where('followed_id', '=', pair.followedId)
    .returning('id')
    .executeTakeFirst()
  if (ended) await countFollowing(work, pair, -1)
}

async function countFollowing(work: Work, { followerId, followedId }: Pair, change: 1 | -1) {
  await work.tx
    .updateTable('users')
    .set((set) => ({ following_count: set('following_count', '+', change) }))
    .where('id', '=', followerId)
    .execute()
  await work.tx
    .updateTable('users')
    .set((set) => ({ follower_count: set('follower_count', '+', change) }))
    .where('id', '=', followedId)
    .execute()
  work.purge(followingTag(followerId), followersTag(followedId))
}

/** Whether one member follows another (FOLLOW-03). */
export async function checkFollowing(db: Db, { followerId, followedId }: Pair) {
  const row = await db
    .selectFrom('users')
    .leftJoin('follow', (join) =>
      join.onRef('follow.followed_id', '=', 'users.id').on('follow.follower_id', '=', followerId),
    )
    .select('follow.id')
    .where('users.id', '=', followedId)
    .executeTakeFirst()
  if (!row) throw userNotFound()
  return { following: row.id !== null }
}
