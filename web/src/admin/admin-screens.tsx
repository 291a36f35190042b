import { lazy, type ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadTexts } from '../platform/language/catalogues.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { Missing } from '../platform/page/PageFailure.tsx'

/** One screen of staff, fetched when it is first wanted. */
function screen<Name extends string>(
  name: Name,
  load: () => Promise<{ [name in Name]: ComponentType }>,
) {
  const Screen = lazy(async () => {
    const component: ComponentType = (await loadChunk(load))[name]
    return { default: component }
  })
  return <Screen />
}

/** They are words of the pages about points. */
const taskNames = () => loadTexts('places')

/** One for both addresses: the drawer of a person lies over the list. */
const users = screen('UsersPage', () => import('./people/UsersPage.tsx'))

/**
 * The same for news that are new and for those that are there: what has just been saved for the
 * first time goes on under its address.
 */
const newsEditor = screen('NewsEditorPage', () => import('./news/NewsEditorPage.tsx'))

/** The same of pages. */
const pageEditor = screen(
  'ContentPageEditPage',
  () => import('./content-pages/ContentPageEditPage.tsx'),
)
/**
 * Below /admin (AMB-43). The section a path belongs to, and the permission it takes, is in
 * `admin-sections.ts`.
 */
export const adminScreens: RouteObject[] = [
  { index: true, element: screen('AdminPage', () => import('./AdminPage.tsx')) },
  {
    path: 'multipliers',
    element: screen(
      'MultipliersPage',
      async () => (await Promise.all([import('./points/MultipliersPage.tsx'), taskNames()]))[0],
    ),
  },
  { path: 'users', element: users },
  { path: 'user/:id', element: users },
  { path: 'ip-bans', element: screen('IpBansPage', () => import('./ip-bans/IpBansPage.tsx')) },
  {
    path: 'audit',
    element: screen(
      'AuditPage',
      async () => (await Promise.all([import('./audit/AuditPage.tsx'), taskNames()]))[0],
    ),
  },
  { path: 'mails', element: screen('MailsPage', () => import('./mails/MailsPage.tsx')) },
  { path: 'news', element: screen('NewsListPage', () => import('./news/NewsListPage.tsx')) },
  ...['news/new', 'news/edit/:id'].map((path) => ({ path, element: newsEditor })),
  {
    path: 'content-pages',
    element: screen('ContentPagesPage', () => import('./content-pages/ContentPagesPage.tsx')),
  },
  ...['content-pages/new', 'content-pages/edit/:id'].map((path) => ({ path, element: pageEditor })),
  { path: 'hero', element: screen('HeroPage', () => import('./hero/HeroPage.tsx')) },
  {
    path: 'background-ad',
    element: screen('BackgroundAdPage', () => import('./background-ad/BackgroundAdPage.tsx')),
  },
  {
    path: 'comments',
    element: screen('CommentsPage', () => import('./comments/CommentsPage.tsx')),
  },
  { path: 'notice', element: screen('NoticePage', () => import('./notice/NoticePage.tsx')) },
  { path: '*', element: <Missing code="page_not_found" /> },
]
