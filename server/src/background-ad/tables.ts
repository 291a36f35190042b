import type { Generated } from 'kysely'

type BackgroundAdTables = {
  background_ad: {
    id: Generated<boolean>
    image: string | null
    link: string | null
    changed_at: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends BackgroundAdTables {}
}
