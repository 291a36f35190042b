import type { Generated, JSONColumnType } from 'kysely'

type NotificationTables = {
  notification: {
    id: Generated<number>
    user_id: number
    event: string
    type: number
    from_user_id: number | null
    article_id: number | null
    comment_id: number | null
    subject: string | null
    others: Generated<number>
    data: JSONColumnType<Record<string, string | number>>
    replaces_id: number | null
    replaced: Generated<boolean>
    inserted: Date
  }
  notification_off: { user_id: number; type: number }
  notification_mail: {
    user_id: number
    rhythm: Generated<number>
    mailed_at: Generated<Date>
    told_until: Generated<Date>
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends NotificationTables {}
}
