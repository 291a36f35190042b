type StreamEvents = {
  /** A member has been live on their own channel for another hour. */
  'member streamed': Record<string, never>
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends StreamEvents {}
}
