import type { listFollowers } from '@loadout/contract/following/following.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { authorColumns, authorOf } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'
import { userNotFound } from '../accounts/people.ts'

type Input = ParsedInputOf<typeof listFollowers>
type Output = OutputOf<typeof listFollowers>

/** Who follows a member, or whom they follow: each is a walk along one index. */
const lists = {
  followers: { of: 'followed_id', shown: 'follower_id', count: 'follower_count' },
  following: { of: 'follower_id', shown: 'followed_id', count: 'following_count' },
} as const

export async function listFollows(
  db: Db,
  list: keyof typeof lists,
  { user_id: id, limit, offset }: Input,
): Promise<Output> {
  const { of, shown, count } = lists[list]
  const [owner, rows] = await Promise.all([
    db
      .selectFrom('users as author')
      .select([...authorColumns, `author.${count} as count`])
      .where('author.id', '=', id)
      .where('author.leaves_at', 'is', null)
      .executeTakeFirst(),
    db
      .selectFrom('follow')
      .innerJoin('users as author', 'author.id', `follow.${shown}`)
      .select([...authorColumns, 'author.follower_count'])
      .where(`follow.${of}`, '=', id)
      .orderBy('follow.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  if (!owner) throw userNotFound()
  const entries = rows.map((row) => ({ ...authorOf(row), followers: row.follower_count }))
  return { user: authorOf(owner), count: owner.count, entries }
}
