import { listStaffPosts } from '@loadout/contract/posts/staff-posts.ts'
import { call } from '../../platform/call/call.ts'
import { screen, type StaffSection } from '../staff-section.ts'

/** Those that are held back; what staff do with one changes how many wait. */
export const HELD_POSTS = 'posts?state=held'

export const sections: StaffSection[] = [
  {
    group: 'content',
    order: 15,
    path: 'posts',
    icon: 'file-text',
    label: 'staff_posts.title',
    permission: 'canDeletePosts',
    waiting: [
      {
        label: 'overview.held_posts',
        inMenu: true,
        path: HELD_POSTS,
        count: async () =>
          (await call(listStaffPosts, { state: 'held', limit: 1 }, { quiet: true })).count,
      },
    ],
    texts: ['posts'],
    screens: [screen('posts', 'PostListPage', () => import('./PostListPage.tsx'))],
  },
]
