import type { RouteObject } from 'react-router'
import { domains } from './domains.ts'
import { PageFailure } from './platform/page/PageFailure.tsx'
import { pageRoutes } from './platform/page/page-route.ts'
import { loader as frameLoader, SiteFrame } from './shell/SiteFrame.tsx'

const pages = (areFramed: boolean): RouteObject[] =>
  domains
    .filter(({ withoutFrame = false }) => withoutFrame !== areFramed)
    .flatMap(({ pages: own = [], texts }) => own.flatMap((page) => pageRoutes(page, texts)))

/** Every screen. Made once in the browser and once on the server. */
export const createRoutes = (): RouteObject[] => [
  {
    id: 'frame',
    Component: SiteFrame,
    loader: frameLoader,
    // Filters, languages and pages ask through their own queries; the frame has nothing that a
    // navigation changes.
    shouldRevalidate: () => false,
    ErrorBoundary: PageFailure,
    // Failures are shown one level above the pages: of a page whose module could not be had, the
    // router shows nothing at all.
    children: [{ id: 'page', ErrorBoundary: PageFailure, children: pages(true) }],
  },
  ...pages(false),
]
