import type { Generated, JSONColumnType } from 'kysely'
import type { SlideTranslation } from '@loadout/contract/hero/slide-texts.ts'

type HeroTables = {
  hero_content: {
    id: Generated<number>
    type: 0 | 1 | 2
    identifier: string
    link: string | null
    position: number
    enabled: boolean
    title: Generated<string>
    lead: Generated<string>
    translations: JSONColumnType<SlideTranslation[], string | undefined>
    changed_at: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends HeroTables {}
}
