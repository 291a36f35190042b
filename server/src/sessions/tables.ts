import type { Generated } from 'kysely'

type SessionTables = {
  session: {
    id: Generated<number>
    token_hash: Buffer
    user_id: number
    inserted: Date
    used: Date
    browser: Generated<string>
    system: Generated<string>
    confirmed_at: Date | null
  }
  exchanged_secret: {
    secret_hash: Buffer
    user_id: number
    key: string
    input_hash: Buffer
    nonce: Buffer
    inserted: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends SessionTables {}
}
