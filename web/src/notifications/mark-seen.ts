import { useEffect, useState } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { markAsSeen } from '@loadout/contract/notifications/notifications.ts'
import { updateMember } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'

/**
 * Whoever looks has seen what there is: here at once, and the server is told, but only of something
 * newer (NOTIF-29, NOTIF-30). Answers what was seen before, by which the new ones are marked.
 */
export function useMarkSeen({ notifications, last_seen_notifications: last }: OwnUser): number {
  const [before] = useState(last)
  const newest = notifications[0]?.inserted ?? 0
  useEffect(() => {
    if (newest <= last) return
    updateMember(() => ({ last_seen_notifications: newest }))
    void call(markAsSeen, { timestamp: newest }, { quiet: true }).catch(() => undefined)
  }, [newest, last])
  return before
}
