import type { Domain } from '../domain.ts'
import { notificationFiles } from './member-files.ts'
import { eraseNotifications } from './erase-member.ts'
import { forgetNotifications } from './forget-notifications.ts'
import { mailEveryHour } from './mail-notifications.ts'
import { notificationRoutes } from './routes.ts'
import { sendMessages } from './send-message.ts'
import { notifyOfEvents } from './notify-of-events.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

export const notifications: Domain = {
  routes: notificationRoutes,
  consumers: [notifyOfEvents],
  addresses: unsubscribeAddress,
  jobs: [sendMessages, mailEveryHour],
  forget: [forgetNotifications],
  eraseTraces: [eraseNotifications],
  ofMember: notificationFiles,
}
