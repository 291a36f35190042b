import type { QueryClient } from '@tanstack/react-query'
import { forgetMembersAnswers } from '../platform/call/forget-answers.ts'
import { loadSnacks } from '../platform/layer/load-snacks.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { connectAs, startRealtime, type RealtimePlace } from '../platform/realtime/realtime.ts'
import type { Credentials } from '../platform/session/credentials.ts'
import { showPersonCards } from '../person-card/show-person-cards.ts'
import { keepPageOnDrop } from '../shell/keep-page-on-drop.ts'
import { passFocusOn } from '../shell/pass-focus-on.ts'
import { takeFocusAlong } from '../shell/take-focus-along.ts'
import { subscribeToNotice } from './live-notice.ts'
import { watchReturn } from './watch-return.ts'

let isLive = false
let lastMemberId: number | undefined

/**
 * From now on the page hears what happens and what its reader does; again whenever it is somebody
 * else who looks at it, who sees nothing that another member was answered. Fetched after the page
 * is there.
 */
export function goLive({
  place,
  queries,
  who,
}: {
  place: RealtimePlace
  queries: QueryClient
  who: Credentials | undefined
}) {
  if (!isLive) {
    isLive = true
    startRealtime(place)
    subscribeToNotice(queries)
    showPersonCards()
    takeFocusAlong()
    passFocusOn()
    keepPageOnDrop()
    watchReturn()
    void loadChunk(loadSnacks).catch(() => undefined)
  }
  if (lastMemberId !== undefined && who?.id !== lastMemberId) forgetMembersAnswers(queries)
  lastMemberId = who?.id ?? lastMemberId
  connectAs(who)
}
