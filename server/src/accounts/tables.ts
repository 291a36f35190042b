import type { Generated } from 'kysely'
import type { MomentOrForGood } from '../platform/db/tables.ts'

type AccountTables = {
  users: {
    id: Generated<number>
    username: string
    email: string | null
    password_hash: string | null
    avatar: string | null
    banner: string | null
    content: Generated<string>
    flags: Generated<number>
    permissions: Generated<number>
    news_count: Generated<number>
    post_count: Generated<number>
    follower_count: Generated<number>
    following_count: Generated<number>
    inserted: Date
    country_id: Generated<number>
    points: Generated<number>
    dollars: Generated<number>
    notifications_enabled: Generated<boolean>
    last_seen_notifications: Generated<Date>
    match_id: number | null
    language_id: number | null
    referrer_id: number | null
    /** They came from a network that their referrer had used within a day. */
    referred_nearby: Generated<boolean>
    banned_until: MomentOrForGood | null
    ban_reason: Generated<string>
    upvotes_received: Generated<number>
    comment_count: Generated<number>
    imported_upvotes: Generated<number>
    shows_activity: Generated<boolean>
    shows_cash_outs: Generated<boolean>
    guestbook_open: Generated<boolean>
    sanitizer_version: Generated<number>
    is_owner: Generated<boolean>
    /** When their account is deleted, or was. */
    leaves_at: Date | null
    /** Set when they are gone, and the rest of the row is nobody's. */
    left_at: Date | null
    reports_upheld: Generated<number>
    reports_rejected: Generated<number>
  }
  account_link: {
    id: Generated<number>
    secret_hash: Buffer
    kind: 1 | 2 | 3 | 4 | 5
    user_id: number
    email: string | null
    verified: Generated<boolean>
    password_changed: Generated<boolean>
    network: string | null
    inserted: Date
    expires: Date
  }
  sign_in_network: { user_id: number; network: string; used: Date }
  attempt: { key_hash: Buffer; tries: number; ends: Date }
  held_mark: { mark: Buffer; held_until: MomentOrForGood }
  former_username: { username: string; user_id: number; held_until: Date }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends AccountTables {}
}
