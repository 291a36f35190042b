import * as settings from '@loadout/contract/notifications/notification-settings.ts'
import * as notifications from '@loadout/contract/notifications/notifications.ts'
import { sendNotification } from '@loadout/contract/notifications/send-notification.ts'
import type { Site } from '../site-parts.ts'
import { listNotifications } from './read-notifications.ts'
import { sendNotification as send } from './send-message.ts'
import { countNotifications, enableNotifications, markAsSeen, readGroups } from './service.ts'
import { chooseMail, readSettings, switchType } from './settings.ts'
import { unsubscribe } from './unsubscribe.ts'

export function notificationRoutes(site: Site) {
  const { db, clock } = site
  site.serve(notifications.listNotifications, async ({ input, caller }) => ({
    entries: await listNotifications(db, { ...input, userId: caller.id, now: clock.now() }),
  }))
  site.serve(notifications.countNotifications, ({ caller }) => countNotifications(db, caller.id))
  site.serve(notifications.groupNotifications, (request) => readGroups(site, request))
  site.serve(notifications.markAsSeen, (request) => markAsSeen(site, request))
  site.serve(notifications.enableNotifications, (request) => enableNotifications(request))
  site.serve(settings.getNotificationSettings, ({ caller }) => readSettings(db, caller.id))
  site.serve(settings.switchNotificationType, (request) => switchType(request))
  site.serve(settings.chooseNotificationMail, (request) => chooseMail(request))
  site.serve(settings.unsubscribe, (request) => unsubscribe(site, request))
  site.serve(sendNotification, (request) => send(site, request))
}
