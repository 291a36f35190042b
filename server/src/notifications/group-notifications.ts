import type { Notification } from '@loadout/contract/notifications/notification.ts'
import {
  isAboutProfile,
  notificationType,
  type NotificationKey,
} from '@loadout/contract/notifications/notification-types.ts'
import {
  GROUP_MAX,
  MAX_GROUPS,
  type Grouping,
  type NotificationGroup,
} from '@loadout/contract/notifications/notifications.ts'

const UNGROUPED = 'other'

/**
 * What the documents do not name among the types of a post, whatever these are about (NOTIF-39).
 */
const notByPost: ReadonlySet<NotificationKey> = new Set([
  'tagged_in_profile',
  'star_received',
  'followed_received_star',
])

/** What notifications have in common, as their group is called (NOTIF-37 to NOTIF-39). */
const keys: Record<Grouping, (notification: Notification) => string> = {
  none: ({ id }) => `notification ${id}`,
  user: ({ from_user: from }) => (from ? `member ${from.id}` : UNGROUPED),
  type: ({ type }) => `type ${type}`,
  post({ type, data }) {
    const { key, about } = notificationType(type) ?? {}
    if (key && notByPost.has(key)) return UNGROUPED
    if ((about === 'profile' || isAboutProfile(data)) && data['username'] !== undefined)
      return `profile ${data['username']}`
    return about === 'article' && data['id'] !== undefined
      ? `${data['article_type']} ${data['id']}`
      : UNGROUPED
  },
}

/** Notifications come newest first, and so do groups by their newest (NOTIF-34 to NOTIF-36). */
export function groupNotifications(
  notifications: readonly Notification[],
  by: Grouping,
): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>()
  for (const notification of notifications) {
    const key = keys[by](notification)
    const group = groups.get(key) ?? { key, entries: [] }
    groups.set(key, group)
    if (group.entries.length < GROUP_MAX) group.entries.push(notification)
  }
  return [...groups.values()].slice(0, MAX_GROUPS)
}
