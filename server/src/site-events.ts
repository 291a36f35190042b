import type { ArticleType } from '@loadout/contract/comments/comments.ts'

/** Everything that happens and that something else follows from. */
export type SiteEvents = {
  /** By password or by a mailed link. */
  'signed in': object
  /** With a session of an earlier visit, when that is due to be paid. */
  'came back': object
  /** A member has opened an article of somebody else. */
  'article read': { type: ArticleType; id: number }
  /** A member has given themselves or the head of their page a picture. */
  'profile picture uploaded': { picture: 'avatar' | 'banner' }
  /** Readers can see news, since a minute at most; once for each. */
  'news published': { newsId: number }
  'comment posted': {
    commentId: number
    articleType: number
    articleId: number
    articleAuthorId: number
    mentioned: number[]
  }
  /** Somebody likes what somebody else wrote. Without an actor it was a visitor. */
  upvoted: { kind: ArticleType | 'comment'; id: number; authorId: number }
}

declare module './platform/event-kinds.ts' {
  interface EventKinds extends SiteEvents {}
}
