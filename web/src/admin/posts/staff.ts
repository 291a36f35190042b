import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 15,
    path: 'posts',
    icon: 'file-text',
    label: 'staff_posts.title',
    permission: 'canDeletePosts',
    texts: ['posts'],
    screens: [screen('posts', 'PostListPage', () => import('./PostListPage.tsx'))],
  },
]
