import type { Generated } from 'kysely'

type SecondStepTables = {
  app_key: {
    user_id: number
    sealed_key: Buffer
    begun_at: Date
    added_at: Date | null
    last_step: Generated<number>
  }
  passkey: {
    id: Generated<number>
    user_id: number
    credential_id: Buffer
    public_key: Buffer
    counter: number
    transports: Generated<string[]>
    name: string
    added_at: Date
    used_at: Date | null
  }
  recovery_code: { user_id: number; code_hash: Buffer; inserted: Generated<Date> }
  pending_sign_in: {
    secret_hash: Buffer
    user_id: number
    confirmed: boolean
    expires: Date
  }
  passkey_challenge: {
    challenge_hash: Buffer
    purpose: 1 | 2 | 3
    asker_hash: Buffer
    expires: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends SecondStepTables {}
}
