declare module '../platform/events.ts' {
  interface SiteEvents {
    /** A member has opened an article of somebody else. */
    'news read': { newsId: number }
  }
}
export {}
