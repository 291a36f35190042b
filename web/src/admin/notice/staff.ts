import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'site',
    order: 10,
    path: 'notice',
    icon: 'megaphone',
    label: 'staff_notice.title',
    permission: 'canSetNotice',
    texts: ['editor'],
    screens: [screen('notice', 'NoticePage', () => import('./NoticePage.tsx'))],
  },
]
