declare module '../platform/events.ts' {
  interface SiteEvents {
    'comment posted': { commentId: number; articleType: number; articleId: number; articleAuthorId: number; mentioned: number[] }
  }
}
export {}
