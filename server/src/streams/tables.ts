import type { Generated } from 'kysely'

type StreamTables = {
  stream: {
    id: Generated<number>
    username: string
    title: string
    category_id: number
    featured: boolean
    hidden: boolean
    live: boolean | null
    live_title: string | null
    viewers: number | null
    inserted: Date
  }
  stream_answer: { only_one: Generated<boolean>; answered_at: Date }
  live_member: { user_id: number; paid_from: Date; seen_at: Date }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends StreamTables {}
}
