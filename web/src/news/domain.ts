import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const news: Domain = {
  pages: [
    page('news/:id/:slug?/:language?', 'news/ArticlePage', () => import('./ArticlePage.tsx')),
    page('news-archive/:userId/:username?', 'news/ArchivePage', () => import('./ArchivePage.tsx')),
  ],
  menu: [
    {
      href: '/',
      icon: 'newspaper',
      label: 'nav.news',
      order: { rail: 10, bottom: 10, drawer: 10 },
      covers: ['/news', '/news-archive', '/userfeed', '/tags'],
    },
  ],
}
