import type { Generated } from 'kysely'
import type { Pattern } from '@loadout/contract/categories/patterns.ts'

type CategoryTables = {
  category: {
    id: number
    name: string
    tag_name: string
    short_name: string
    background: string
    color: string
    has_article_icon: boolean
    hidden: boolean
    parent: number | null
    pattern: Generated<Pattern>
    position: Generated<number>
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends CategoryTables {}
}
