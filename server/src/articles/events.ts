import type { ArticleType } from '@loadout/contract/comments/comments.ts'

type ArticleEvents = {
  /** A member has opened an article of somebody else. */
  'article read': { type: ArticleType; id: number }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends ArticleEvents {}
}
