import { atOnce, type MemberFile } from '../data-copy/member-file.ts'

const profile = atOnce('profile', (db, memberId) =>
  db
    .selectFrom('users')
    .select(['content', 'shows_activity', 'shows_cash_outs', 'guestbook_open'])
    .select(['follower_count', 'following_count', 'upvotes_received', 'comment_count'])
    .where('id', '=', memberId)
    .execute(),
)

const profilesElsewhere = atOnce('profiles-elsewhere', (db, memberId) =>
  db
    .selectFrom('external_profile')
    .select(['service', 'handle'])
    .where('user_id', '=', memberId)
    .execute(),
)

export const profileFiles: readonly MemberFile[] = [profile, profilesElsewhere]
