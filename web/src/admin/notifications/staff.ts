import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'site',
    order: 15,
    path: 'notifications',
    icon: 'bell',
    label: 'staff_notifications.title',
    permission: 'canSendNotifications',
    screens: [
      screen('notifications', 'SendNotificationPage', () => import('./SendNotificationPage.tsx')),
    ],
  },
]
