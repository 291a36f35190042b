import { listMails } from '@loadout/contract/mails/mails.ts'
import { call } from '../../platform/call/call.ts'
import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'site',
    order: 30,
    path: 'mails',
    icon: 'mail',
    label: 'admin.mails',
    permission: 'canSeeUserProfile',
    waiting: [
      {
        label: 'overview.mails',
        inMenu: true,
        path: 'mails?state=given_up',
        count: async () =>
          (await call(listMails, { given_up: 1, limit: 1 }, { quiet: true })).count,
      },
    ],
    screens: [screen('mails', 'MailsPage', () => import('./MailsPage.tsx'))],
  },
]
