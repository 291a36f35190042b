import type { Generated } from 'kysely'

type DataCopyTables = {
  data_copy: {
    user_id: number
    asked_at: Date
    attempt: Generated<number>
    done: Generated<number>
    total: Generated<number>
    finished_at: Date | null
    bytes: Generated<number>
  }
  data_copy_part: { user_id: number; number: number; content: Buffer }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends DataCopyTables {}
}
