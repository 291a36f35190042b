import type { Generated } from 'kysely'
import type { Moment, tsvector } from '../platform/db/tables.ts'

type ArticleTables = {
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
    held: Generated<boolean>
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
  article_user_tag: { article_id: number; user_id: number }
  author_language: {
    author_id: number
    kind: number
    language_id: number
    article_count: number
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends ArticleTables {}
}
