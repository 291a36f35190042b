import type { ContractDomain } from '../platform/domain.ts'
import {
  chooseNotificationMail,
  getNotificationSettings,
  switchNotificationType,
  unsubscribe,
} from './notification-settings.ts'
import {
  countNotifications,
  enableNotifications,
  groupNotifications,
  listNotifications,
  markAsSeen,
} from './notifications.ts'
import { sendNotification } from './send-notification.ts'

export const notifications = {
  about: 'What a member is told, and by which way.',
  endpoints: {
    listNotifications,
    countNotifications,
    groupNotifications,
    markAsSeen,
    enableNotifications,
    getNotificationSettings,
    switchNotificationType,
    chooseNotificationMail,
    unsubscribe,
    sendNotification,
  },
  staffActions: {
    'notification sent': 'canSendNotifications',
  },
  firstSteps: ['notifications', 'unsubscribe', 'unsubscribed'],
} as const satisfies ContractDomain
