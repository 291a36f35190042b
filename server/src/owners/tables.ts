import type { Generated } from 'kysely'

type OwnerTables = {
  owner_invitation: {
    id: Generated<boolean>
    token: Buffer
    expires: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends OwnerTables {}
}
