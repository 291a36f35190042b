type EsportalGameTables = {
  esportal_poll: { user_id: number; polled_at: Date }
  esportal_game: { user_id: number; game_id: number; finished: Date }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends EsportalGameTables {}
}
