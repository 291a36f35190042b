import { NOTICE_MOST, type Notice } from '@loadout/contract/notice/notice.ts'
import { globalChannel } from '@loadout/contract/realtime/global-channel.ts'
import { SANITIZER_VERSION, acceptedNotice } from '../platform/html/sanitize.ts'
import { invalidRequest } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { NOTICE } from './routes.ts'

/** Puts another message above every page, or takes it away, also on pages that are open (RT-01). Answers the notice as it is kept. */
export async function changeNotice({ changePages, announce, clock }: Pick<Site, 'changePages' | 'announce' | 'clock'>, { message, enabled }: Notice): Promise<Notice> {
  const notice = { message: acceptedNotice(message), enabled }
  if (notice.message.length > NOTICE_MOST) throw invalidRequest()
  return changePages(async (tx, stale) => {
    stale(NOTICE)
    await tx.updateTable('notice').set({ ...notice, sanitizer_version: SANITIZER_VERSION, changed_at: clock.now() }).execute()
    await announce(tx, globalChannel(), 'site-notice', notice)
    return notice
  })
}
