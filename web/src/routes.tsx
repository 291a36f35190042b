import type { LazyRouteFunction, RouteObject } from 'react-router'
import { comingPlaces, memberPlaces } from './coming/coming-places.ts'
import { ComingPage } from './coming/ComingPage.tsx'
import { MemberPlace } from './coming/MemberPlace.tsx'
import { wantTexts, type TextPart } from './platform/language/catalogues.ts'
import { loadChunk } from './platform/load-chunk.ts'
import { PageFailure } from './platform/page/PageFailure.tsx'
import { loader as frameLoader, SiteFrame } from './shell/SiteFrame.tsx'

/**
 * Every screen. A page is a module of its own, loaded when it is first wanted; its id is its file
 * below src, by which the server finds the scripts and styles to announce with the first page.
 */
const page = (path: string, id: string, load: LazyRouteFunction<RouteObject>): RouteObject => ({
  path,
  id,
  lazy: () => loadChunk(load),
})

/**
 * The same of a page that says more than what every reader meets: its words are fetched with it.
 */
const wordyPage =
  (part: TextPart) =>
  (path: string, id: string, load: LazyRouteFunction<RouteObject>): RouteObject => ({
    path,
    id,
    lazy: async () => (await Promise.all([loadChunk(load), wantTexts(part)]))[0],
  })
const placePage = wordyPage('places')
const memberPage = wordyPage('members')

/** Made once in the browser and once on the server. */
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
    children: [{ id: 'page', ErrorBoundary: PageFailure, children: pages() }],
  },
  page('/offline', 'offline/OfflinePage', () => import('./offline/OfflinePage.tsx')),
]

/** Parts of the site from everywhere, with the words of all of them. */
const galleryPage = (): RouteObject => ({
  path: 'gallery',
  id: 'gallery/GalleryPage',
  lazy: async () =>
    (
      await Promise.all([
        import('./gallery/GalleryPage.tsx'),
        wantTexts('places'),
        wantTexts('members'),
        wantTexts('admin'),
      ])
    )[0],
})

const pages = (): RouteObject[] => [
  page('/', 'home/HomePage', () => import('./home/HomePage.tsx')),
  page('news/:id/:slug?/:language?', 'news/ArticlePage', () => import('./news/ArticlePage.tsx')),
  page(
    'news-archive/:userId/:username?',
    'news/ArchivePage',
    () => import('./news/ArchivePage.tsx'),
  ),
  page('tags/:id/:name?', 'tags/TagPage', () => import('./tags/TagPage.tsx')),
  placePage(
    'search/user/:words',
    'search/UserSearchPage',
    () => import('./search/UserSearchPage.tsx'),
  ),
  placePage(
    'search/article/:words',
    'search/ArticleSearchPage',
    () => import('./search/ArticleSearchPage.tsx'),
  ),
  placePage(
    'search/news/:words',
    'search/ArticleSearchPage news',
    () => import('./search/ArticleSearchPage.tsx'),
  ),
  placePage('feeds', 'feeds/FeedsPage', () => import('./feeds/FeedsPage.tsx')),
  placePage('points', 'points/PointsPage', () => import('./points/PointsPage.tsx')),
  placePage('points-info', 'points/PointsInfoPage', () => import('./points/PointsInfoPage.tsx')),
  placePage('earnpoints', 'points/EarnPointsPage', () => import('./points/EarnPointsPage.tsx')),
  memberPage('login', 'accounts/LoginPage', () => import('./accounts/LoginPage.tsx')),
  memberPage('signup', 'accounts/SignupPage', () => import('./accounts/SignupPage.tsx')),
  memberPage(
    'resend_email_verification',
    'accounts/ResendVerificationPage',
    () => import('./accounts/ResendVerificationPage.tsx'),
  ),
  memberPage(
    'auth/:id?/:token?',
    'accounts/SignInLinkPage',
    () => import('./accounts/SignInLinkPage.tsx'),
  ),
  memberPage(
    'user/verify_email/:id?/:token?',
    'accounts/VerifyEmailPage',
    () => import('./accounts/VerifyEmailPage.tsx'),
  ),
  memberPage(
    'undo_email/:id?/:token?',
    'accounts/UndoEmailPage',
    () => import('./accounts/UndoEmailPage.tsx'),
  ),
  memberPage(
    'forgot_password',
    'accounts/ForgotPasswordPage',
    () => import('./accounts/ForgotPasswordPage.tsx'),
  ),
  memberPage(
    'reset_password/:id?/:uid?/:token?',
    'accounts/ResetPasswordPage',
    () => import('./accounts/ResetPasswordPage.tsx'),
  ),
  page('ref/:id', 'accounts/ReferrerPage', () => import('./accounts/ReferrerPage.tsx')),
  page('user/:name', 'coming/UserPlacePage', () => import('./coming/UserPlacePage.tsx')),
  ...comingPlaces.map(({ path, name }): RouteObject => ({
    path,
    id: `coming ${path}`,
    element: <ComingPage name={name} />,
  })),
  ...memberPlaces.map(({ path, name }): RouteObject => ({
    path,
    id: `member ${path}`,
    element: <MemberPlace name={name} />,
  })),
  // Its screens are routes of its own, of which no reader's script has to know (ADMIN-01).
  wordyPage('admin')('admin/*', 'admin/AdminFrame', () => import('./admin/AdminFrame.tsx')),
  // The build knows that this is false and leaves the gallery out.
  ...(import.meta.env.DEV ? [galleryPage()] : []),
  page('*', 'content-pages/ContentPage', () => import('./content-pages/ContentPage.tsx')),
]
