type EsportalGameTables = {
  esportal_game: { user_id: number; game_id: number; finished: Date }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends EsportalGameTables {}
}
