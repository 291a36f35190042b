import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'economy',
    order: 40,
    path: 'dollars',
    icon: 'coins',
    label: 'staff_dollars.title',
    permission: 'canChangeUserDollars',
    screens: [screen('dollars', 'ChangeDollarsPage', () => import('./ChangeDollarsPage.tsx'))],
  },
  {
    group: 'economy',
    order: 50,
    path: 'ld-top',
    icon: 'trophy',
    label: 'staff_dollars.top_menu',
    permission: 'canSeeTopLDList',
    screens: [screen('ld-top', 'MostDollarsPage', () => import('./MostDollarsPage.tsx'))],
  },
]
