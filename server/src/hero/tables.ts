import type { Generated } from 'kysely'

type HeroTables = {
  hero_content: {
    id: Generated<number>
    type: 0 | 1 | 2
    identifier: string
    link: string | null
    position: number
    enabled: boolean
    changed_at: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends HeroTables {}
}
