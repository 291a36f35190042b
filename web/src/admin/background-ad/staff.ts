import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 50,
    path: 'background-ad',
    icon: 'tv',
    label: 'staff_ad.title',
    permission: 'canManageContent',
    screens: [screen('background-ad', 'BackgroundAdPage', () => import('./BackgroundAdPage.tsx'))],
  },
]
