import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables as Kysely sees them. The migrations are the truth; a test compares the two. */
export type Tables = {
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
    inserted: Date
    country_id: Generated<number>
    points: Generated<number>
    dollars: Generated<number>
    notifications_enabled: Generated<boolean>
    last_seen_notifications: Generated<Date>
    match_id: number | null
    language_id: number | null
    referrer_id: number | null
    banned_until: Moment | null
    ban_reason: Generated<string>
    upvotes_received: Generated<number>
    is_owner: Generated<boolean>
  }
  session: { token_hash: Buffer; user_id: number; inserted: Date; used: Date }
  account_link: {
    id: Generated<number>
    secret_hash: Buffer
    kind: 1 | 2 | 3 | 4
    user_id: number
    email: string | null
    verified: Generated<boolean>
    password_changed: Generated<boolean>
    network: string | null
    inserted: Date
    expires: Date
  }
  exchanged_secret: {
    secret_hash: Buffer
    user_id: number
    key: string
    input_hash: Buffer
    nonce: Buffer
    inserted: Date
  }
  sign_in_network: { user_id: number; network: string; used: Date }
  former_username: { username: string; user_id: number; held_until: Date }
  ip_ban: {
    id: Generated<number>
    network: string
    reason: Generated<string>
    admin_id: number | null
    inserted: Date
  }
  published_news: { news_id: number }
  event_log: {
    id: Generated<number>
    kind: string
    actor_id: number | null
    data: JSONColumnType<object>
    inserted: Date
  }
  point_entry: {
    id: Generated<number>
    user_id: number
    task_id: number
    points: number
    subject: string | null
    inserted: Date
  }
  task_multiplier: { task_id: number; multiplier: number }
  comment_upvote: { comment_id: number; user_id: number; inserted: Date }
  article_upvote: {
    id: Generated<number>
    article_id: number
    user_id: number | null
    visitor: string | null
    network: string | null
    inserted: Date
  }
  audit: {
    id: Generated<number>
    admin_id: number | null
    action: string
    target: string
    before: JSONColumnType<object> | null
    after: JSONColumnType<object> | null
    inserted: Date
  }
  picture: {
    name: string
    folder: string
    files: string[]
    bytes: number
    owner_id: number | null
    unused_since: Date | null
  }
  replay: {
    caller: string
    call: string
    key: string
    input_hash: Buffer
    answer: JSONColumnType<object> | null
    inserted: Date
  }
  category: {
    id: number
    name: string
    tag_name: string
    short_name: string
    background: string
    color: string
    has_article_icon: boolean
    hidden: boolean
    parent: number | null
  }
  article: {
    id: Generated<number>
    author_id: number
    language_id: number
    image: string
    inserted: Date
    published_at: Moment
    category_mask: Generated<number>
    pinned: Generated<boolean>
    starred_at: Date | null
    upvotes: Generated<number>
    comments: Generated<number>
    revision: Generated<number>
    kind: number
    imported_upvotes: Generated<number>
  }
  article_version: {
    article_id: number
    language_id: number
    title: string
    slug: string
    excerpt: string
    content: string
    published_at: Moment
    category_mask: number
    pinned: boolean
    search_head: Generated<tsvector>
    search_text: Generated<tsvector>
    revised_at: Date | null
    sanitizer_version: number
    kind: number
  }
  tag: { id: Generated<number>; name: string }
  article_tag: {
    article_id: number
    tag_id: number
    published_at: Moment
    category_mask: number
    pinned: boolean
    kind: number
  }
  tag_kind: { tag_id: number; kind: number; article_count: number }
  tag_language: { tag_id: number; kind: number; language_id: number; article_count: number }
  tag_period: { id: Generated<boolean>; since: Moment; until: Moment }
  tag_use: { tag_id: number; category_mask: number; article_count: number }
  tag_change: {
    tag_id: number
    kind: number
    language_ids: number[]
    category_mask: number
    published_at: Moment
    change: number
  }
  author_language: {
    author_id: number
    kind: number
    language_id: number
    article_count: number
  }
  article_user_tag: { article_id: number; user_id: number }
  comment: {
    id: Generated<number>
    article_id: number
    author_id: number
    message: string
    mentions: JSONColumnType<{ id: number; name: string }[]>
    inserted: Date
    upvotes: Generated<number>
    deleted_at: Date | null
    imported_upvotes: Generated<number>
  }
  content_page: {
    id: Generated<number>
    url: string
    footer_category: 1 | 2 | 3
    position: number
    revision: Generated<number>
  }
  content_page_version: {
    page_id: number
    language_id: number
    title: string
    content: string
    sanitizer_version: number
  }
  hero_content: {
    id: Generated<number>
    type: 0 | 1 | 2
    identifier: string
    link: string | null
    position: number
    enabled: boolean
    changed_at: Date
  }
  notice: {
    id: Generated<boolean>
    message: string
    enabled: boolean
    changed_at: Date
    sanitizer_version: number
  }
  mail: {
    id: Generated<number>
    recipient: string
    language_id: number
    subject: string
    text: string
    html: string
    inserted: Date
    sent_at: Date | null
    given_up_at: Date | null
    last_error: string | null
  }
  realtime_event: {
    id: string
    number: Generated<number>
    channel: string
    event: string
    data: string
    except_socket: string | null
    relayed: boolean
    inserted: Generated<Date>
  }
  background_ad: {
    id: Generated<boolean>
    image: string | null
    link: string | null
    changed_at: Date
  }
}

/** A moment that may be 'infinity': never, so far. */
type Moment = ColumnType<Date, Date | 'infinity', Date | 'infinity'>

/** Words prepared for a search; only ever compared within the database. */
type tsvector = never
