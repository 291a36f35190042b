type ShareTables = {
  intent: { user_id: number; kind: number; day: number; article_id: number | null }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends ShareTables {}
}
