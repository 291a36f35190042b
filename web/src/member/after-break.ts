import type { Notification } from '@loadout/contract/notifications/notification.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'

/** More are never shown (AMB-107). */
const MAX_NOTIFICATIONS = 100

/** With one more on top, once, and without the one that it replaces. */
export const withNotification = (known: Notification[], told: Notification): Notification[] =>
  [told, ...known.filter(({ id }) => id !== told.id && id !== told.replaces_id)].slice(
    0,
    MAX_NOTIFICATIONS,
  )

/**
 * What an answer says of a member, with what the page has heard since it asked: that may be younger
 * than the answer, and is never older.
 */
export function afterBreak(asked: OwnUser, now: OwnUser, answer: OwnUser): OwnUser {
  const before = new Map<string, unknown>(Object.entries(asked))
  const changed = Object.entries(now).filter(([key, value]) => value !== before.get(key))
  const flagsHeard = asked.flags ^ now.flags
  return {
    ...answer,
    ...Object.fromEntries(changed),
    flags: answer.flags ^ (flagsHeard & (answer.flags ^ now.flags)),
    notifications: now.notifications
      .filter((told) => !asked.notifications.includes(told))
      .reduceRight(withNotification, answer.notifications),
    last_seen_notifications: Math.max(now.last_seen_notifications, answer.last_seen_notifications),
  }
}
