import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'economy',
    order: 10,
    path: 'multipliers',
    icon: 'coins',
    label: 'admin.multipliers',
    permission: 'canManageMultipliers',
    // The names of tasks are words of the pages about points.
    texts: ['places'],
    screens: [screen('multipliers', 'MultipliersPage', () => import('./MultipliersPage.tsx'))],
  },
]
