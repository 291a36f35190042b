import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'site',
    order: 5,
    path: 'settings',
    icon: 'monitor',
    label: 'staff_site.title',
    permission: 'canManageContent',
    screens: [screen('settings', 'SiteSettingsPage', () => import('./SiteSettingsPage.tsx'))],
  },
]
