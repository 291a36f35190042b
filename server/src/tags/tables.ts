import type { Generated } from 'kysely'
import type { Moment } from '../platform/db/tables.ts'

type TagTables = {
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
}

declare module '../platform/db/tables.ts' {
  interface Tables extends TagTables {}
}
