declare module '../platform/events.ts' {
  interface SiteEvents {
    /** Somebody likes what somebody else wrote. Without an actor it was a visitor. */
    upvoted: { kind: 'news' | 'comment'; id: number; authorId: number }
  }
}
export {}
