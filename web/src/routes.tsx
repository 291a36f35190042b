import type { LazyRouteFunction, RouteObject } from 'react-router'
import { comingPlaces, memberPlaces } from './coming/coming-places.ts'
import { ComingPage } from './coming/ComingPage.tsx'
import { MemberPlace } from './coming/MemberPlace.tsx'
import { wantTexts, type TextPart } from './platform/language/catalogues.ts'
import { loadChunk } from './platform/load-chunk.ts'
import { PageFailure } from './platform/page/PageFailure.tsx'
import { loader as frameLoader, SiteFrame } from './shell/SiteFrame.tsx'

/**
 * Every screen. A page is a module of its own, loaded when it is first wanted; its id is its file, by which the server finds
 * the scripts and styles to announce with the first page.
 */
const page = (path: string, id: string, load: LazyRouteFunction<RouteObject>): RouteObject => ({ path, id, lazy: () => loadChunk(load) })

/** The same of a page that says more than what every reader meets: its words are fetched with it. */
const wordyPage = (part: TextPart) => (path: string, id: string, load: LazyRouteFunction<RouteObject>): RouteObject => ({
  path, id,
  lazy: async () => (await Promise.all([loadChunk(load), wantTexts(part)]))[0],
})
const placePage = wordyPage('places')
const memberPage = wordyPage('members')

/** Made anew for every request and once in the browser: the router writes into what it is given. */
export const createRoutes = (): RouteObject[] => [
  {
    id: 'frame',
    Component: SiteFrame,
    loader: frameLoader,
    // Filters, languages and pages ask through their own queries; the frame has nothing that a navigation changes.
    shouldRevalidate: () => false,
    ErrorBoundary: PageFailure,
    // Failures are shown one level above the pages: of a page whose module could not be had, the router shows nothing at all.
    children: [{ id: 'page', ErrorBoundary: PageFailure, children: pages() }],
  },
  page('/offline', 'src/offline/OfflinePage.tsx', () => import('./offline/OfflinePage.tsx')),
]

const pages = (): RouteObject[] => [
  page('/', 'src/home/HomePage.tsx', () => import('./home/HomePage.tsx')),
  page('news/:id/:slug?/:language?', 'src/news/ArticlePage.tsx', () => import('./news/ArticlePage.tsx')),
  page('news-archive/:userId/:username?', 'src/news/ArchivePage.tsx', () => import('./news/ArchivePage.tsx')),
  page('tags/:id/:name?', 'src/tags/TagPage.tsx', () => import('./tags/TagPage.tsx')),
  placePage('search/user/:words', 'src/search/UserSearchPage.tsx', () => import('./search/UserSearchPage.tsx')),
  placePage('search/article/:words', 'src/search/ArticleSearchPage.tsx', () => import('./search/ArticleSearchPage.tsx')),
  placePage('search/news/:words', 'src/search/ArticleSearchPage.tsx news', () => import('./search/ArticleSearchPage.tsx')),
  placePage('feeds', 'src/feeds/FeedsPage.tsx', () => import('./feeds/FeedsPage.tsx')),
  placePage('points', 'src/points/PointsPage.tsx', () => import('./points/PointsPage.tsx')),
  placePage('points-info', 'src/points/PointsInfoPage.tsx', () => import('./points/PointsInfoPage.tsx')),
  placePage('earnpoints', 'src/points/EarnPointsPage.tsx', () => import('./points/EarnPointsPage.tsx')),
  memberPage('login', 'src/accounts/LoginPage.tsx', () => import('./accounts/LoginPage.tsx')),
  memberPage('signup', 'src/accounts/SignupPage.tsx', () => import('./accounts/SignupPage.tsx')),
  memberPage('resend_email_verification', 'src/accounts/ResendVerificationPage.tsx', () => import('./accounts/ResendVerificationPage.tsx')),
  memberPage('auth/:id?/:token?', 'src/accounts/SignInLinkPage.tsx', () => import('./accounts/SignInLinkPage.tsx')),
  memberPage('user/verify_email/:id?/:token?', 'src/accounts/VerifyEmailPage.tsx', () => import('./accounts/VerifyEmailPage.tsx')),
  memberPage('forgot_password', 'src/accounts/ForgotPasswordPage.tsx', () => import('./accounts/ForgotPasswordPage.tsx')),
  memberPage('reset_password/:id?/:uid?/:token?', 'src/accounts/ResetPasswordPage.tsx', () => import('./accounts/ResetPasswordPage.tsx')),
  page('ref/:id', 'src/accounts/ReferrerPage.tsx', () => import('./accounts/ReferrerPage.tsx')),
  page('user/:name', 'src/coming/UserPlacePage.tsx', () => import('./coming/UserPlacePage.tsx')),
  ...comingPlaces.map(({ path, name }): RouteObject => ({ path, id: `coming ${path}`, element: <ComingPage name={name} /> })),
  ...memberPlaces.map(({ path, name }): RouteObject => ({ path, id: `member ${path}`, element: <MemberPlace name={name} /> })),
  // Its screens are routes of its own, of which no reader's script has to know (ADMIN-01).
  wordyPage('admin')('admin/*', 'src/admin/AdminFrame.tsx', () => import('./admin/AdminFrame.tsx')),
  // The build knows that this is false and leaves the gallery out.
  ...(import.meta.env.DEV ? [page('gallery', 'src/gallery/GalleryPage.tsx', () => import('./gallery/GalleryPage.tsx'))] : []),
  page('*', 'src/content-pages/ContentPage.tsx', () => import('./content-pages/ContentPage.tsx')),
]
