import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'

/** What the bell counts: what came after the last look. */
export const countUnseen = ({ notifications, last_seen_notifications }: OwnUser) =>
  notifications.filter(({ inserted }) => inserted > last_seen_notifications).length
