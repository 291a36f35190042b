import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { listContentPages } from '@loadout/contract/content-pages/content-pages.ts'
import { listNews } from '@loadout/contract/news/news.ts'
import { categoriesQuery, CategoriesProvider } from '../categories/categories.tsx'
import { query, useLoaded } from '../platform/call/query.ts'
import { FailurePopover } from '../platform/dialogs/FailurePopover.tsx'
import { useLanguage } from '../platform/language/language.tsx'
import { loader as pageLoader } from '../platform/page/load.ts'
import { Loading } from '../ui/Loading.tsx'
import { Shell } from './Shell.tsx'

/** FOOT-01: the three most upvoted news of the last seven days. */
const bestQuery = (language_id: number) => query(listNews, { language_id: language_id as 0, limit: 3, order_by: 'upvotes', max_age: 7 })
const linksQuery = (language_id: number) => query(listContentPages, { language_id: language_id as 0 })

export const loader = pageLoader(({ queries, language }) =>
  Promise.all([
    queries.ensureQueryData(categoriesQuery),
    queries.ensureQueryData(bestQuery(language().id)),
    queries.ensureQueryData(linksQuery(language().id)),
  ]))

/** Everything around a page. */
export function SiteFrame() {
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const best = useLoaded(bestQuery(language.id)).data.entries
  const pages = useLoaded(linksQuery(language.id)).data.entries

  return (
    <CategoriesProvider>
      <Shell path={pathname} footer={{ best, pages }}>
        {state === 'loading' && <Loading />}
        <Outlet />
      </Shell>
      <FailurePopover />
      <ScrollRestoration />
    </CategoriesProvider>
  )
}
