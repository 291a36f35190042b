import type { Domain } from '../domain.ts'
import { notificationFiles } from './member-files.ts'
import { eraseNotifications } from './erase-member.ts'
import { deleteExpiredNotifications } from './delete-expired.ts'
import { mailEveryHour } from './mail-notifications.ts'
import { notificationRoutes } from './routes.ts'
import { sendMessages } from './send-message.ts'
import { notifyOfEvents } from './notify-of-events.ts'
import { unsubscribeHttpRoutes } from './unsubscribe.ts'

export const notifications: Domain = {
  routes: notificationRoutes,
  consumers: [notifyOfEvents],
  httpRoutes: unsubscribeHttpRoutes,
  jobs: [sendMessages, mailEveryHour],
  deleteExpired: [deleteExpiredNotifications],
  eraseTraces: [eraseNotifications],
  ofMember: notificationFiles,
}
