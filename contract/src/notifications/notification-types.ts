/**
 * Every type of notification, a row each (NOTIF-02 to NOTIF-21, AMB-143; 22 is our own). Free of
 * zod: browsers hold this file. `about` says what its `data` names and where it leads
 * (`notification-link.ts`).
 */
type Row = {
  readonly type: number
  /** What its words go by: `notification.KEY` in the catalogues. */
  readonly key: string
  readonly about:
    | 'article'
    | 'points'
    | 'ranking'
    | 'store'
    | 'ticket'
    | 'profile'
    | 'person'
    | 'message'
    | 'report'
  /** Told although its member wants no notifications (AMB-106): what staff decided or answered. */
  readonly always?: true
  /** Mentions and replies: mailed when they have not been seen for a day. Support mails its own. */
  readonly mailed?: true
  /** Still shown, created no more (NOTIF-07). */
  readonly deprecated?: true
}

export const notificationTypes = [
  { type: 0, key: 'post_published', about: 'article' },
  { type: 1, key: 'points_earned', about: 'points' },
  { type: 2, key: 'points_rank', about: 'ranking' },
  { type: 3, key: 'commented', about: 'article', mailed: true },
  { type: 4, key: 'cashed_out', about: 'store' },
  { type: 5, key: 'commented_post', about: 'article', deprecated: true },
  { type: 6, key: 'commented_profile', about: 'profile', deprecated: true },
  { type: 7, key: 'tagged_in_post', about: 'article', mailed: true },
  { type: 8, key: 'tagged_in_news', about: 'article', mailed: true },
  { type: 9, key: 'ticket_reply', about: 'ticket', always: true },
  { type: 10, key: 'ticket_resolved', about: 'ticket', always: true },
  { type: 11, key: 'tagged_in_comment', about: 'article', mailed: true },
  { type: 12, key: 'followed_tagged_in_post', about: 'article' },
  { type: 13, key: 'followed_tagged_in_news', about: 'article' },
  { type: 14, key: 'upvoted', about: 'article' },
  { type: 15, key: 'shared_on_facebook', about: 'article' },
  { type: 16, key: 'tagged_in_profile', about: 'profile', mailed: true },
  { type: 17, key: 'star_received', about: 'article' },
  { type: 18, key: 'followed_received_star', about: 'article' },
  { type: 19, key: 'post_deleted', about: 'message', always: true },
  { type: 20, key: 'followed', about: 'person' },
  { type: 21, key: 'site_message', about: 'message' },
  { type: 22, key: 'report_decided', about: 'report' },
] as const satisfies readonly Row[]

export type NotificationKey = (typeof notificationTypes)[number]['key']

const byKey = new Map<string, Row>(notificationTypes.map((row) => [row.key, row]))

/** What is still created (NOTIF-07). */
export type NewNotificationKey = Exclude<
  (typeof notificationTypes)[number],
  { deprecated: true }
>['key']

/** The number that is stored and sent. */
export function typeNumber(key: NotificationKey): number {
  const row = byKey.get(key)
  if (!row) throw new Error(`there is no notification ${key}`)
  return row.type
}

/** Undefined for a type that a newer version of the site has. */
export const notificationType = (type: number): (Row & { key: NotificationKey }) | undefined =>
  notificationTypes[type]

/** An entry of a guestbook is a comment, on a profile instead of an article (AMB-109). */
export const isAboutProfile = (data: Readonly<Record<string, unknown>>): boolean =>
  data['profile_user_id'] !== undefined

/** What a member may switch off: all that is still created and not told in any case. */
export const switchableTypes: readonly (Row & { key: NotificationKey })[] = (
  notificationTypes as readonly (Row & { key: NotificationKey })[]
).filter((row) => !row.always && !row.deprecated)

/** What is mailed when it has not been seen for a day. */
export const mailedTypes: readonly number[] = (notificationTypes as readonly Row[])
  .filter((row) => row.mailed)
  .map(({ type }) => type)
