import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const posts: Domain = {
  texts: ['posts', 'statistics'],
  pages: [
    page('posts', 'posts/PostsPage', () => import('./PostsPage.tsx')),
    page(['posts/new', 'posts/edit/:id'], 'posts/WritePage', () => import('./WritePage.tsx')),
    page('posts/manage', 'posts/ManagePage', () => import('./ManagePage.tsx')),
    page(
      'posts/:userId/:username?',
      'posts/PostArchivePage',
      () => import('./PostArchivePage.tsx'),
    ),
    page('post/:username/:id/:slug?', 'posts/PostPage', () => import('./PostPage.tsx')),
  ],
}
