import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'people',
    order: 10,
    path: 'users',
    icon: 'users',
    label: 'admin.users',
    permission: 'canSeeUserProfile',
    // One for both addresses: the drawer of a person lies over the list.
    screens: [screen(['users', 'user/:id'], 'UsersPage', () => import('./UsersPage.tsx'))],
  },
]
