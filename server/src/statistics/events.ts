type StatisticsEvents = {
  /** The posts of an author have had so many visitors, a multiple of fifty; once for each. */
  'visitors reached': { authorId: number; visitors: number }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends StatisticsEvents {}
}
