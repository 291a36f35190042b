type CommentEvents = {
  'comment posted': {
    commentId: number
    articleType: number
    articleId: number
    articleAuthorId: number
    mentioned: number[]
  }
  /** Its author has changed it and named these, whom it did not name before. */
  'members named in comment': { commentId: number; articleId: number; mentioned: number[] }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends CommentEvents {}
}
