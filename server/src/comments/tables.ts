import type { Generated, JSONColumnType } from 'kysely'

type CommentTables = {
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
    answers_id: number | null
    edited_at: Date | null
    told_ids: Generated<number[]>
  }
  comment_version: {
    id: Generated<number>
    comment_id: number
    message: string
    written: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends CommentTables {}
}
