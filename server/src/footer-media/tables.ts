import type { Generated } from 'kysely'

type FooterMediaTables = {
  footer_media: {
    id: Generated<number>
    link: string
    caption: string
    image: string
    position: number
    instagram_id: string | null
    hidden: Generated<boolean>
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends FooterMediaTables {}
}
