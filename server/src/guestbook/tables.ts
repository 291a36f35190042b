import type { Generated, JSONColumnType } from 'kysely'

type GuestbookTables = {
  guestbook_entry: {
    id: Generated<number>
    owner_id: number
    author_id: number
    message: string
    mentions: JSONColumnType<{ id: number; name: string }[]>
    inserted: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends GuestbookTables {}
}
