type NewsEvents = {
  /** Readers can see news, since a minute at most; once for each. */
  'news published': { newsId: number }
  /** Members are named by news that readers could see before. */
  'members named in news': { newsId: number; named: number[] }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends NewsEvents {}
}
