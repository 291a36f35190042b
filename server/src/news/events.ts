type NewsEvents = {
  /** Readers can see news, since a minute at most; once for each. */
  'news published': { newsId: number }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends NewsEvents {}
}
