type SessionTables = {
  session: { token_hash: Buffer; user_id: number; inserted: Date; used: Date }
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
