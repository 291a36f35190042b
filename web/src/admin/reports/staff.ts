import { countReports } from '@loadout/contract/reports/staff-reports.ts'
import { call } from '../../platform/call/call.ts'
import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'people',
    order: 25,
    path: 'reports',
    icon: 'flag',
    label: 'admin.reports',
    permission: 'canDeleteComments',
    screens: [screen('reports', 'ReportsPage', () => import('./ReportsPage.tsx'))],
    waiting: [
      {
        label: 'overview.reports',
        inMenu: true,
        path: 'reports',
        count: async () => (await call(countReports, {}, { quiet: true })).count,
      },
    ],
    // Kinds and reasons are called as in the public log.
    texts: ['places', 'reports'],
  },
]
