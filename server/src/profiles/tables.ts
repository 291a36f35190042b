type ProfileTables = {
  external_profile: { user_id: number; service: string; handle: string }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends ProfileTables {}
}
