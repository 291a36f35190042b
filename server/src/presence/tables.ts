type PresenceTables = {
  presence: { user_id: number; minutes: number; last_minute: Date }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends PresenceTables {}
}
