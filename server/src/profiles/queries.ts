import { publishedCounts } from '../articles/author-counts.ts'
import type { Db } from '../platform/db/database.ts'
import { POST } from '../posts/post-rows.ts'

const publicColumns = [
  'id',
  'username',
  'avatar',
  'banner',
  'country_id',
  'points',
  'flags',
  'content',
  'inserted',
  'follower_count as followers',
  'following_count as following',
  'shows_activity',
  'shows_cash_outs',
  'guestbook_open',
] as const

/** Nobody sees the profile of somebody who is about to leave, or has left. */
export const findProfileById = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(publicColumns)
    .where('id', '=', id)
    .where('leaves_at', 'is', null)
    .executeTakeFirst()

export const findProfileByName = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .select(publicColumns)
    .where((where) => where(where.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .where('leaves_at', 'is', null)
    .executeTakeFirst()

/** Of whoever had a name last and has given it up (checklist E09). */
export const findByFormerName = (db: Db, username: string) =>
  db
    .selectFrom('former_username')
    .innerJoin('users', 'users.id', 'former_username.user_id')
    .select(publicColumns.map((column) => `users.${column}` as const))
    .where('former_username.username', '=', username.toLowerCase())
    .where('users.leaves_at', 'is', null)
    .executeTakeFirst()

export const findSums = (db: Db, { id, now }: { id: number; now: Date }) =>
  db
    .selectFrom('users as author')
    .select(['upvotes_received', 'imported_upvotes', 'comment_count', 'points'])
    .select(publishedCounts(now))
    .select((of) =>
      of
        .selectFrom('article')
        .select((starred) => starred.fn.countAll<number>().as('count'))
        .whereRef('article.author_id', '=', 'author.id')
        .where('article.kind', '=', POST)
        .where('article.starred_at', 'is not', null)
        .where('article.published_at', '<=', now)
        .as('starred'),
    )
    .where('id', '=', id)
    .where('leaves_at', 'is', null)
    .executeTakeFirst()

/** Of what cannot be connected here, or was not. Undefined when there is no such member. */
export async function listExternalProfiles(
  db: Db,
  id: number,
): Promise<{ service: string; handle: string }[] | undefined> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('external_profile as external', 'external.user_id', 'users.id')
    .select(['external.service', 'external.handle'])
    .where('users.id', '=', id)
    .where('users.leaves_at', 'is', null)
    .execute()
  if (rows.length === 0) return undefined
  return rows.flatMap(({ service, handle }) =>
    service === null || handle === null ? [] : [{ service, handle }],
  )
}
