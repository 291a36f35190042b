import type { QueryClient } from '@tanstack/react-query'
import { getNotice } from '@loadout/contract/notice/notice.ts'
import { globalChannel } from '@loadout/contract/realtime/global-channel.ts'
import { noticeQuery } from '../notice/notice-queries.ts'
import { call } from '../platform/call/call.ts'
import { subscribe, onJoined } from '../platform/realtime/realtime.ts'

/**
 * A page that is open shows what staff change about the notice, without being loaded again (RT-01).
 */
export function followNotice(queries: QueryClient) {
  subscribe(globalChannel, 'site-notice', (notice) =>
    queries.setQueryData(noticeQuery.queryKey, notice),
  )
  // It may have changed between the page and the connection, or during a break (checklist K09).
  onJoined(
    globalChannel,
    () =>
      void call(getNotice, {}, { quiet: true }).then(
        (notice) => queries.setQueryData(noticeQuery.queryKey, notice),
        () => undefined,
      ),
  )
}
