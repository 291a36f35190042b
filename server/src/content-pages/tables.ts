import type { Generated } from 'kysely'

type ContentPageTables = {
  content_page: {
    id: Generated<number>
    url: string
    footer_category: 1 | 2 | 3
    position: number
    revision: Generated<number>
  }
  content_page_version: {
    page_id: number
    language_id: number
    title: string
    content: string
    sanitizer_version: number
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends ContentPageTables {}
}
