import type { Generated } from 'kysely'

type LeavingTables = {
  leaving: {
    user_id: number
    keeps_texts: boolean
    began_at: Date | null
    names: Generated<string[]>
    addresses: Generated<string[]>
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends LeavingTables {}
}
