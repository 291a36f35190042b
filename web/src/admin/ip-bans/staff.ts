import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'people',
    order: 20,
    path: 'ip-bans',
    icon: 'ban',
    label: 'admin.ip_bans',
    permission: 'canIPBan',
    screens: [screen('ip-bans', 'IpBansPage', () => import('./IpBansPage.tsx'))],
  },
]
