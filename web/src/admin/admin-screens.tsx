import { lazy, type ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadChunk } from '../platform/load-chunk.ts'
import { Missing } from '../platform/page/PageFailure.tsx'

/** One screen of staff, fetched when it is first wanted. */
function screen(load: () => Promise<{ Component: ComponentType }>) {
  const Screen = lazy(async () => ({ default: (await loadChunk(load)).Component }))
  return <Screen />
}

/** The same for news that are new and for those that are there: what has just been saved for the first time goes on under its address. */
const newsEditor = screen(() => import('./news/NewsEditorPage.tsx'))

/** Below /admin (AMB-43). The section a path belongs to, and the permission it takes, is in `admin-sections.ts`. */
export const adminScreens: RouteObject[] = [
  { index: true, element: screen(() => import('./AdminPage.tsx')) },
  { path: 'news', element: screen(() => import('./news/NewsListPage.tsx')) },
  ...['news/new', 'news/edit/:id'].map((path) => ({ path, element: newsEditor })),
  { path: '*', element: <Missing code="page_not_found" /> },
]
