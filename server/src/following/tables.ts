import type { Generated } from 'kysely'

type FollowingTables = {
  follow: { id: Generated<number>; follower_id: number; followed_id: number; inserted: Date }
  member_block: { member_id: number; blocked_id: number; inserted: Date }
  muted_author: { member_id: number; author_id: number; inserted: Date }
  muted_article: { member_id: number; article_id: number; inserted: Date }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends FollowingTables {}
}
