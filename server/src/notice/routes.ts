import { getNotice } from '@loadout/contract/notice/notice.ts'
import { getNoticeForStaff, previewNotice, setNotice } from '@loadout/contract/notice/set-notice.ts'
import type { Site } from '../site-parts.ts'
import { changeNotice, keptNotice } from './change-notice.ts'
import { NOTICE } from './page-tag.ts'
import { findNotice, readWholeNotice } from './queries.ts'

export function noticeRoutes(site: Site) {
  const { db, serve } = site
  serve(getNotice, ({ input }) => findNotice(db, input.language_id), {
    dependsOn: () => [NOTICE],
    isShared: () => true,
  })
  serve(getNoticeForStaff, () => readWholeNotice(db))
  serve(setNotice, (request) => changeNotice(site, request))
  serve(previewNotice, ({ input }) => ({ message: keptNotice(input.message) }))
}
