import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { loadTexts } from '../platform/language/catalogues.ts'
import { Missing } from '../platform/page/PageFailure.tsx'
import { allSections } from './admin-sections.ts'
import { AdminPage } from './AdminPage.tsx'
import type { StaffScreen, StaffSection } from './staff-section.ts'

/** One element for all paths of a screen: going from one to another keeps what it has. */
function routesOf({ paths, load }: StaffScreen, texts: StaffSection['texts'] = []): RouteObject[] {
  const Screen = lazy(async () => {
    const [screen] = await Promise.all([load(), ...texts.map((part) => loadTexts(part))])
    return { default: screen }
  })
  const element = <Screen />
  return paths.map((path) => ({ path, element }))
}

/** Below /admin (AMB-43). */
export const adminScreens: RouteObject[] = [
  { index: true, element: <AdminPage /> },
  ...allSections.flatMap(({ screens, texts }) =>
    screens.flatMap((screen) => routesOf(screen, texts)),
  ),
  { path: '*', element: <Missing code="page_not_found" /> },
]
