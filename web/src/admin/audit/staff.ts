import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'site',
    order: 20,
    path: 'audit',
    icon: 'history',
    label: 'admin.audit',
    permission: 'canSeeStats',
    // The names of tasks are words of the pages about points, states those of tickets and orders.
    texts: ['places', 'support', 'wallet'],
    screens: [screen('audit', 'AuditPage', () => import('./AuditPage.tsx'))],
  },
]
