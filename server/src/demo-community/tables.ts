type DemoCommunityTables = {
  demo_community: {
    filled_at: Date
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends DemoCommunityTables {}
}
