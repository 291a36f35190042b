type CommentEvents = {
  'comment posted': {
    commentId: number
    articleType: number
    articleId: number
    articleAuthorId: number
    mentioned: number[]
  }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends CommentEvents {}
}
