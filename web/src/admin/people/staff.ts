import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'people',
    order: 10,
    path: 'users',
    icon: 'users',
    label: 'admin.users',
    permission: 'canSeeUserProfile',
    loadLatest: () => import('./NewMembers.tsx').then(({ NewMembers }) => NewMembers),
    // Of the points of a person: what they were for, as the member reads it.
    texts: ['rankings', 'places'],
    screens: [
      // One for both addresses: the drawer of a person lies over the list.
      screen(['users', 'user/:id'], 'UsersPage', () => import('./UsersPage.tsx')),
      screen('points/:id', 'PersonPointsPage', () => import('./PersonPointsPage.tsx')),
    ],
  },
]
