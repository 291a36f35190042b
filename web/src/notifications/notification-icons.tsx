import type { NotificationKey } from '@loadout/contract/notifications/notification-types.ts'
import type { IconName } from '../ui/icons.ts'
import { IconSymbols } from '../ui/IconSymbols.tsx'

/** Icons of lucide (ISC licence) that notifications alone show. */
const notificationIcons = {
  'at-sign': 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8',
  reply: 'M20 18v-2a4 4 0 0 0-4-4H4M9 17l-5-5 5-5',
} as const

declare module '../ui/icons.ts' {
  interface OtherIcons extends Record<keyof typeof notificationIcons, string> {}
}

export const NotificationIconSprite = () => <IconSymbols icons={notificationIcons} />

/** What a type looks like beside the picture of whoever did it, or instead of one. */
export const notificationIcon: Record<NotificationKey, IconName> = {
  post_published: 'newspaper',
  points_earned: 'coins',
  points_rank: 'trophy',
  commented: 'message-square',
  cashed_out: 'store',
  commented_post: 'message-square',
  commented_profile: 'message-square',
  tagged_in_post: 'at-sign',
  tagged_in_news: 'newspaper',
  ticket_reply: 'reply',
  ticket_resolved: 'check',
  tagged_in_comment: 'at-sign',
  followed_tagged_in_post: 'at-sign',
  followed_tagged_in_news: 'newspaper',
  upvoted: 'chevron-up',
  shared_on_facebook: 'share',
  tagged_in_profile: 'at-sign',
  star_received: 'star',
  followed_received_star: 'star',
  post_deleted: 'x',
  followed: 'user-plus',
  site_message: 'bell',
  report_decided: 'check',
}
