import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 30,
    path: 'hero',
    icon: 'images',
    label: 'staff_hero.title',
    permission: 'canManageContent',
    screens: [screen('hero', 'HeroPage', () => import('./HeroPage.tsx'))],
  },
]
