import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { listContentPages } from '@loadout/contract/content-pages/content-pages.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { listNews } from '@loadout/contract/news/news.ts'
import { withoutSecrets } from '@loadout/contract/platform/secret-path.ts'
import { readBy } from '../articles/read-by.ts'
import { backgroundAdQuery } from '../background-ad/background-ad-queries.ts'
import { categoriesQuery, CategoriesProvider } from '../categories/categories.tsx'
import { noticeQuery } from '../notice/notice-queries.ts'
import { query, useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Layer } from '../platform/layer/Layer.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { usePageView } from '../platform/page-view.ts'
import { siteQuery } from '../platform/page/site.ts'
import { Loading } from '../ui/Loading.tsx'
import { useClockStart } from '../ui/reader-clock.ts'
import { Shell } from './Shell.tsx'

/** The three most upvoted news of the last seven days (FOOT-01). */
const bestQuery = (language_id: LanguageId) =>
  query(listNews, { ...readBy(language_id), limit: 3, order_by: 'upvotes', max_age: 7 })
const linksQuery = (language_id: LanguageId) => query(listContentPages, { language_id })

export const loader = pageLoader(({ queries, language }) =>
  Promise.all([
    queries.ensureQueryData(categoriesQuery),
    queries.ensureQueryData(bestQuery(language().id)),
    queries.ensureQueryData(linksQuery(language().id)),
    queries.ensureQueryData(noticeQuery(language().id)),
    queries.ensureQueryData(backgroundAdQuery),
    queries.ensureQueryData(siteQuery),
  ]),
)

/** Everything around a page. */
export function SiteFrame() {
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  usePageView(withoutSecrets(pathname))
  useClockStart()
  // In another language they may be out of reach, and the site goes on without them.
  const best = useIfLoaded(bestQuery(language.id))?.entries ?? []
  const pages = useIfLoaded(linksQuery(language.id))?.entries ?? []

  return (
    <CategoriesProvider>
      <Shell path={pathname} footer={{ best, pages }}>
        {state === 'loading' && <Loading />}
        <Outlet />
      </Shell>
      <Layer />
      <ScrollRestoration />
    </CategoriesProvider>
  )
}
