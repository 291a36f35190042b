import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'site',
    order: 30,
    path: 'mails',
    icon: 'mail',
    label: 'admin.mails',
    permission: 'canSeeUserProfile',
    screens: [screen('mails', 'MailsPage', () => import('./MailsPage.tsx'))],
  },
]
