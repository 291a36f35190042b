import type { Domain } from '../platform/domain.ts'
import { page } from '../platform/page/page-route.ts'

export const search: Domain = {
  texts: ['places'],
  pages: [
    page('search/user/:words', 'search/UserSearchPage', () => import('./UserSearchPage.tsx')),
    page(
      ['search/article/:words', 'search/news/:words', 'search/post/:words'],
      'search/ArticleSearchPage',
      () => import('./ArticleSearchPage.tsx'),
    ),
  ],
}
