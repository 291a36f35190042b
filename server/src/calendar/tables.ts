import type { Generated } from 'kysely'

type CalendarTables = {
  calendar_event: {
    id: Generated<number>
    category_id: number
    start_date: Date
    end_date: Date | null
    over_at: Date
    time_zone: string
    prize: string
    cancelled: Generated<boolean>
    image: string | null
    thumbnail: string | null
    language_id: number
    revision: Generated<number>
    inserted: Date
    changed_at: Date
  }
  calendar_event_text: {
    event_id: number
    language_id: number
    title: string
    slug: string
    description: string
    content: string
    sanitizer_version: number
  }
  calendar_event_news: { event_id: number; article_id: number }
  calendar_event_stream: { event_id: number; stream_id: number }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends CalendarTables {}
}
