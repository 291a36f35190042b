import type { Domain } from '../domain.ts'
import { cleanNotices, cleanNoticeTranslations } from './clean-notices.ts'
import { noticeRoutes } from './routes.ts'

export const notice: Domain = {
  routes: noticeRoutes,
  storedHtml: [cleanNotices, cleanNoticeTranslations],
  auditedHtml: { notice: 'message' },
}
