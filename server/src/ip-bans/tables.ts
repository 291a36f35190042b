import type { Generated } from 'kysely'

type IpBanTables = {
  ip_ban: {
    id: Generated<number>
    network: string
    reason: Generated<string>
    admin_id: number | null
    inserted: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends IpBanTables {}
}
