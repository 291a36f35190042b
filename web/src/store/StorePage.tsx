import { MAX_FEATURED } from '@loadout/contract/store/store.ts'
import { useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { Empty } from '../ui/Empty.tsx'
import { Highlights } from './Highlights.tsx'
import { Items } from './Items.tsx'
import { featuredItemsQuery, firstCashOutsQuery, itemsQuery } from './store-queries.ts'
import { StoreHead } from './StoreHead.tsx'

export const loader = pageLoader(({ queries }) =>
  Promise.all([
    queries.ensureQueryData(itemsQuery),
    queries.ensureQueryData(featuredItemsQuery),
    queries.ensureQueryData(firstCashOutsQuery),
  ]),
)

/** The store: featured items, latest cash-outs, filters, search, order and the grid (STORE-03). */
export function StorePage() {
  const text = useText()
  const items = useLoaded(itemsQuery).data.entries
  const featured = useLoaded(featuredItemsQuery).data.entries
  const cashOuts = useLoaded(firstCashOutsQuery).data.entries
  useHead({
    title: text('nav.points_store'),
    description: text('store.description'),
    path: '/points-store',
  })
  return (
    <>
      <StoreHead />
      <Highlights featured={featured.slice(0, MAX_FEATURED)} cashOuts={cashOuts} />
      {items.length === 0 ? (
        <Empty title={text('store.empty')} hint={text('store.empty_hint')} />
      ) : (
        <Items items={items} />
      )}
    </>
  )
}
