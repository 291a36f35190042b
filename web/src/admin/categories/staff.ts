import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 60,
    path: 'games',
    icon: 'trophy',
    label: 'staff_games.title',
    permission: 'canManageContent',
    screens: [screen('games', 'GamesPage', () => import('./GamesPage.tsx'))],
  },
]
