type VideoEvents = {
  /** A member has watched ten seconds of a video. */
  'video watched': { videoId: number }
  /** A member has watched a video to its end. */
  'video watched whole': { videoId: number }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends VideoEvents {}
}
