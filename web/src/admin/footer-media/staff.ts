import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 36,
    path: 'footer-media',
    icon: 'images',
    label: 'staff_footer.title',
    permission: 'canManageContent',
    texts: ['footer'],
    screens: [screen('footer-media', 'FooterMediaPage', () => import('./FooterMediaPage.tsx'))],
  },
]
