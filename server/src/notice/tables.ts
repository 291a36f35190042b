import type { Generated } from 'kysely'

type NoticeTables = {
  notice: {
    id: Generated<boolean>
    message: string
    enabled: boolean
    changed_at: Date
    sanitizer_version: number
  }
  notice_translation: {
    language_id: 0 | 1 | 2 | 3 | 4 | 5 | 6
    message: string
    sanitizer_version: number
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends NoticeTables {}
}
