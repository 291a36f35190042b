import type { Generated } from 'kysely'

type ProviderTables = {
  provider_account: {
    user_id: number
    provider: 1 | 2 | 3 | 4
    external_id: string
    handle: string
    connected_at: Date
  }
  esportal_account: {
    user_id: number
    provider: Generated<number>
    username: string
    connected_at: Date
    /** When Esportal was last asked for games; of a new name when it was connected. */
    polled_at: Date
  }
  provider_state: { state_hash: Buffer; provider: 1 | 2 | 3 | 4; asker_hash: Buffer; expires: Date }
  provider_signup: {
    token_hash: Buffer
    provider: 1 | 2 | 3 | 4
    external_id: string
    handle: string
    expires: Date
  }
  openid_nonce: { nonce: string; expires: Date }
  rewarded_account: { account_hash: Buffer }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends ProviderTables {}
}
