import { useEffect, useState } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { markAsSeen } from '@loadout/contract/notifications/notifications.ts'
import { updateMember } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { pageVisible } from '../platform/call/page-visible.ts'

/**
 * Whoever looks has seen what there is: here at once, and the server is told, but only of something
 * newer (NOTIF-29, NOTIF-30). Answers what was seen before, by which the new ones are marked.
 */
export function useMarkSeen({ notifications, last_seen_notifications: last }: OwnUser): number {
  const [before] = useState(last)
  const newest = notifications[0]?.inserted ?? 0
  useEffect(() => {
    if (newest <= last) return
    const left = new AbortController()
    void markSeen(newest, left.signal).catch(() => undefined)
    return () => left.abort()
  }, [newest, last])
  return before
}

/** In a tab that nobody looks at nothing is seen: what comes meanwhile is mailed. */
export async function markSeen(newest: number, signal: AbortSignal): Promise<void> {
  await pageVisible(signal)
  if (signal.aborted) return
  updateMember(() => ({ last_seen_notifications: newest }))
  await call(markAsSeen, { timestamp: newest }, { quiet: true })
}
