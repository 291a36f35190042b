import type { Generated, JSONColumnType } from 'kysely'
import type { BalanceEntry } from '@loadout/contract/wallet/balance.ts'

type WalletTables = {
  dollar_transfer: {
    id: Generated<number>
    type: number
    cause: string
    data: JSONColumnType<BalanceEntry['data']>
    inserted: Date
  }
  dollar_leg: {
    transfer_id: number
    user_id: number | null
    dollars: number
    balance: number | null
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends WalletTables {}
}
