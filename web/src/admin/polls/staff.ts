import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 35,
    path: 'polls',
    icon: 'check',
    label: 'admin.polls',
    permission: 'canManagePolls',
    screens: [screen('polls', 'PollsPage', () => import('./PollsPage.tsx'))],
    texts: ['polls'],
  },
]
