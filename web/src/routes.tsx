import type { RouteObject } from 'react-router'
import { domains } from './domains.ts'
import { PageFailure } from './platform/page/PageFailure.tsx'
import { pageRoutes } from './platform/page/page-route.ts'
import { loader as frameLoader, SiteFrame } from './shell/SiteFrame.tsx'

const pages = (areFramed: boolean): RouteObject[] =>
  domains
    .filter(({ withoutFrame = false }) => withoutFrame !== areFramed)
    .flatMap(({ pages: own = [], texts }) => own.flatMap((page) => pageRoutes(page, texts)))

const around = (framed: RouteObject[], alone: RouteObject[]): RouteObject[] => [
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
    children: [{ id: 'page', ErrorBoundary: PageFailure, children: framed }],
  },
  ...alone,
]

/** Every screen. */
export const createRoutes = (): RouteObject[] => around(pages(true), pages(false))

/**
 * The screens that the server has rendered, the routes that show them, and all others, which belong
 * below the route `page`: to take those in, too, keeps a phone busy for longer than goes unnoticed,
 * and none is needed before somebody goes on.
 */
export function partRoutes(routeIds: readonly string[]) {
  const [framed, alone] = [pages(true), pages(false)]
  const isShown = ({ id = '' }: RouteObject) => routeIds.includes(id)
  return {
    shown: [...framed, ...alone].filter(isShown),
    routes: around(framed.filter(isShown), alone),
    others: framed.filter((page) => !isShown(page)),
  }
}
