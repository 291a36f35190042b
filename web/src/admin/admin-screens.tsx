import { lazy, type ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadChunk } from '../platform/load-chunk.ts'
import { Missing } from '../platform/page/PageFailure.tsx'

/** One screen of staff, fetched when it is first wanted. */
function screen(load: () => Promise<{ Component: ComponentType }>) {
  const Screen = lazy(async () => ({ default: (await loadChunk(load)).Component }))
  return <Screen />
}

/** Below /admin (AMB-43). The section a path belongs to, and the permission it takes, is in `admin-sections.ts`. */
export const adminScreens: RouteObject[] = [
  { index: true, element: screen(() => import('./AdminPage.tsx')) },
  { path: 'hero', element: screen(() => import('./hero/HeroPage.tsx')) },
  { path: 'background-ad', element: screen(() => import('./background-ad/BackgroundAdPage.tsx')) },
  { path: 'comments', element: screen(() => import('./comments/CommentsPage.tsx')) },
  { path: 'notice', element: screen(() => import('./notice/NoticePage.tsx')) },
  { path: '*', element: <Missing code="page_not_found" /> },
]
