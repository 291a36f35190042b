import type { ArticleType } from '@loadout/contract/comments/comments.ts'

type UpvoteEvents = {
  /** Somebody likes what somebody else wrote. Without an actor it was a visitor. */
  upvoted: { kind: ArticleType | 'comment'; id: number; authorId: number }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends UpvoteEvents {}
}
