import type { Generated } from 'kysely'

type UpvoteTables = {
  comment_upvote: { comment_id: number; user_id: number; inserted: Date }
  article_upvote: {
    id: Generated<number>
    article_id: number
    user_id: number | null
    visitor: string | null
    network: string | null
    inserted: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends UpvoteTables {}
}
