type RankingEvents = {
  /** The places of a week stand for ever; once for each week. */
  'week closed': { week: number }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends RankingEvents {}
}
