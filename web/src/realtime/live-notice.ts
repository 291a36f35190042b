import type { QueryClient } from '@tanstack/react-query'
import { languages, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { getNotice } from '@loadout/contract/notice/notice.ts'
import { noticeIn } from '@loadout/contract/notice/notice-in.ts'
import { globalChannel } from '@loadout/contract/realtime/global-channel.ts'
import { noticeQuery } from '../notice/notice-queries.ts'
import { call } from '../platform/call/call.ts'
import { subscribe, onJoined } from '../platform/realtime/realtime.ts'

/**
 * A page that is open shows what staff change about the notice, without being loaded again (RT-01).
 */
export function subscribeToNotice(queries: QueryClient) {
  /** Those that were read in on this visit. */
  const keptLanguages = () =>
    languages.filter(({ id }) => queries.getQueryData(noticeQuery(id).queryKey) !== undefined)
  let told = 0
  subscribe(globalChannel, 'site-notice', (notice) => {
    told++
    for (const { id } of keptLanguages())
      queries.setQueryData(noticeQuery(id).queryKey, noticeIn(notice, id))
  })
  // It may have changed between the page and the connection, or during a break (checklist K09).
  onJoined(globalChannel, () => {
    for (const { id } of keptLanguages()) void askAgain(id)
  })
  async function askAgain(id: LanguageId) {
    const before = told
    const notice = await call(getNotice, { language_id: id }, { quiet: true }).catch(
      () => undefined,
    )
    // What has been told meanwhile is newer than this answer may be.
    if (notice && told === before) queries.setQueryData(noticeQuery(id).queryKey, notice)
  }
}
