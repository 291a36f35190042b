import type { Domain } from '../domain.ts'
import { cleanNotices } from './clean-notices.ts'
import { noticeRoutes } from './routes.ts'

export const notice: Domain = {
  routes: noticeRoutes,
  storedHtml: [cleanNotices],
}
