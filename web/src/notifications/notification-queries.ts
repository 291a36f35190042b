import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getNotificationSettings } from '@loadout/contract/notifications/notification-settings.ts'
import {
  countNotifications,
  groupNotifications,
  listNotifications,
  type Grouping,
} from '@loadout/contract/notifications/notifications.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { query } from '../platform/call/query.ts'
import { onJoined, subscribe } from '../platform/realtime/realtime.ts'

/** So many notifications a page has (NOTIF-41). */
export const NOTIFICATIONS_PAGE = 15

export const groupsQuery = (by: Grouping) => query(groupNotifications, { by })
export const countQuery = query(countNotifications, {})
export const settingsQuery = query(getNotificationSettings, {})
export const pageQuery = (page: number) =>
  query(listNotifications, {
    limit: NOTIFICATIONS_PAGE,
    offset: (page - 1) * NOTIFICATIONS_PAGE,
  })

const LISTS: readonly string[] = [
  groupNotifications.path,
  countNotifications.path,
  listNotifications.path,
]

/** What is shown follows what happens, and what happened before there was a connection. */
export function useFreshNotifications(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () =>
      void queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => LISTS.includes(String(path)),
      })
    // What was asked for before is shown at once, and asked for anew.
    refresh()
    const stops = [
      subscribe(memberChannel, 'notification', refresh),
      onJoined(memberChannel, refresh),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queries])
}
