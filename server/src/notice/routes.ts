import * as notice from '@loadout/contract/notice/notice.ts'
import * as staff from '@loadout/contract/notice/set-notice.ts'
import type { Site } from '../site-parts.ts'
import { NOTICE } from './page-tag.ts'
import { findNotice, readWholeNotice } from './queries.ts'
import { keptNotice, setNotice } from './set-notice.ts'

export function noticeRoutes(site: Site) {
  const { db, serve } = site
  serve(notice.getNotice, ({ input }) => findNotice(db, input.language_id), {
    dependsOn: () => [NOTICE],
    isShared: () => true,
  })
  serve(staff.getNoticeForStaff, () => readWholeNotice(db))
  serve(staff.setNotice, (request) => setNotice(site, request))
  serve(staff.previewNotice, ({ input }) => ({ message: keptNotice(input.message) }))
}
