import { atOnce, inBatches, type MemberFile } from '../data-copy/member-file.ts'

const follows = inBatches('following', (db, { memberId, after, limit }) =>
  db
    .selectFrom('follow')
    .innerJoin('users', 'users.id', 'follow.followed_id')
    .select(['follow.id as key', 'users.id as member_id', 'users.username', 'follow.inserted'])
    .where('follow.follower_id', '=', memberId)
    .where('follow.id', '>', after)
    .orderBy('follow.id')
    .limit(limit)
    .execute(),
)

/** Who keeps them away is not told. */
const blocked = atOnce('blocked-members', (db, memberId) =>
  db
    .selectFrom('member_block')
    .select(['blocked_id as member_id', 'inserted'])
    .where('member_id', '=', memberId)
    .execute(),
)

const mutedAuthors = atOnce('muted-authors', (db, memberId) =>
  db
    .selectFrom('muted_author')
    .select(['author_id as member_id', 'inserted'])
    .where('member_id', '=', memberId)
    .execute(),
)

const mutedArticles = atOnce('muted-articles', (db, memberId) =>
  db
    .selectFrom('muted_article')
    .select(['article_id', 'inserted'])
    .where('member_id', '=', memberId)
    .execute(),
)

export const followingFiles: readonly MemberFile[] = [follows, blocked, mutedAuthors, mutedArticles]
