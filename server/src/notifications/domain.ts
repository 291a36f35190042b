import type { Domain } from '../domain.ts'
import { forgetNotifications } from './forget-notifications.ts'
import { notificationRoutes } from './routes.ts'
import { sendMessages } from './send-message.ts'
import { tellWhatHappens } from './tell-what-happens.ts'

export const notifications: Domain = {
  routes: notificationRoutes,
  consumers: [tellWhatHappens],
  jobs: [sendMessages],
  forget: [forgetNotifications],
}
