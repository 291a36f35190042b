import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 40,
    path: 'content-pages',
    icon: 'file-text',
    label: 'staff_pages.title',
    permission: 'canManageContent',
    texts: ['editor'],
    screens: [
      screen('content-pages', 'ContentPagesPage', () => import('./ContentPagesPage.tsx')),
      screen(
        ['content-pages/new', 'content-pages/edit/:id'],
        'ContentPageEditPage',
        () => import('./ContentPageEditPage.tsx'),
      ),
    ],
  },
]
