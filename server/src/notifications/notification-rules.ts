import { articleNotifications } from './article-notifications.ts'
import { memberNotifications } from './member-notifications.ts'
import { orderNotifications } from './order-notifications.ts'
import { reportNotifications } from './report-notifications.ts'
import { ticketNotifications } from './ticket-notifications.ts'
import type { NotificationRules } from './notification-request.ts'

/**
 * A row for each kind of event, with the types that come of it. How they are shown and where they
 * lead says `notification-types.ts` of the contract.
 */
export const notificationRules: NotificationRules = {
  ...articleNotifications,
  ...memberNotifications,
  ...orderNotifications,
  ...reportNotifications,
  ...ticketNotifications,
}
