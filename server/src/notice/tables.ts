import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { Generated } from 'kysely'

type NoticeTables = {
  notice: {
    id: Generated<boolean>
    message: string
    enabled: boolean
    changed_at: Date
    sanitizer_version: number
  }
  notice_translation: { language_id: LanguageId; message: string; sanitizer_version: number }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends NoticeTables {}
}
