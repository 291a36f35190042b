import type { Generated } from 'kysely'

type PostTables = {
  post: {
    article_id: number
    first_published_at: Date | null
    told_ids: Generated<number[]>
    starred_by: number | null
    shop_item_id: number | null
    kept_at: Date
  }
  post_change: {
    article_id: number
    language_id: number
    title: string
    content: string
    category_mask: number
    kept_at: Date
    sanitizer_version: number
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends PostTables {}
}
