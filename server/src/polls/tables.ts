import type { Generated } from 'kysely'

type PollTables = {
  poll: {
    id: Generated<number>
    kind: number
    article_id: number | null
    language_id: number
    active: boolean
    opened_at: Date | null
    ends_at: Date | null
    inserted: Date
  }
  poll_option: {
    id: Generated<number>
    poll_id: number
    position: number
    votes: Generated<number>
  }
  poll_text: { poll_id: number; language_id: number; question: string; option_names: string[] }
  poll_vote: { poll_id: number; user_id: number; option_id: number; inserted: Date }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends PollTables {}
}
