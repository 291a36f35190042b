import type { EventOf, Events } from './platform/events.ts'

/** Everything that happens and that something else follows from. */
type SiteEventList = {
  /** By password or by a mailed link. */
  'signed in': object
  /** With a session of an earlier visit, when that is due to be paid. */
  'came back': object
  /** A member has opened an article of somebody else. */
  'news read': { newsId: number }
  /** A member has given themselves or the head of their page a picture. */
  'profile picture uploaded': { picture: 'avatar' | 'banner' }
  'comment posted': {
    commentId: number
    articleType: number
    articleId: number
    articleAuthorId: number
    mentioned: number[]
  }
  /** Somebody likes what somebody else wrote. Without an actor it was a visitor. */
  upvoted: { kind: 'news' | 'comment'; id: number; authorId: number }
}

export type SiteEventKind = keyof SiteEventList
export type SiteEvent<Kind extends SiteEventKind> = EventOf<SiteEventList, Kind>
export type SiteEvents = Events<SiteEventList>
