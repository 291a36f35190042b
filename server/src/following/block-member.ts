import type * as blocks from '@loadout/contract/following/blocks.ts'
import { authorColumns, authorOf } from '../accounts/author.ts'
import { userNotFound, isPerson } from '../accounts/people.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { endFollowing, lockBoth } from './follow.ts'

/** A block ends what there was between the two, in both directions. */
export async function blockMember(
  { clock }: { clock: Clock },
  { input: { user_id: id }, caller, transaction }: CallRequest<typeof blocks.blockMember>,
) {
  if (id === caller.id) throw ruleBroken('own_block')
  await transaction(async (work) => {
    await lockBoth(work.tx, { callerId: caller.id, id })
    await work.tx
      .insertInto('member_block')
      .values({ member_id: caller.id, blocked_id: id, inserted: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await endFollowing(work, { followerId: id, followedId: caller.id })
    await endFollowing(work, { followerId: caller.id, followedId: id })
  })
  return { blocked: true }
}

export async function unblockMember({
  input: { user_id: id },
  caller,
  transaction,
}: CallRequest<typeof blocks.unblockMember>) {
  await transaction(async ({ tx }) => {
    const { numDeletedRows: taken } = await tx
      .deleteFrom('member_block')
      .where('member_id', '=', caller.id)
      .where('blocked_id', '=', id)
      .executeTakeFirst()
    if (taken === 0n && !(await isPerson(tx, id))) throw userNotFound()
  })
  return { blocked: false }
}

export async function listBlocked(db: Db, memberId: number) {
  const rows = await db
    .selectFrom('member_block')
    .innerJoin('users as author', 'author.id', 'member_block.blocked_id')
    .select(authorColumns)
    .where('member_block.member_id', '=', memberId)
    .orderBy((author) => author.fn('lower', ['author.username']))
    .execute()
  return { entries: rows.map(authorOf) }
}
