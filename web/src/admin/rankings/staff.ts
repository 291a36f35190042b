import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'economy',
    order: 15,
    path: 'weeks',
    icon: 'trophy',
    label: 'admin.weeks',
    permission: 'canManageMultipliers',
    screens: [screen('weeks', 'WeeksPage', () => import('./WeeksPage.tsx'))],
  },
]
