import type { QueryClient } from '@tanstack/react-query'
import {
  MAX_CASH_OUTS,
  LATEST_ITEMS,
  listCashOuts,
  listLatestItems,
  listOrders,
  listShopItems,
  type ShopItem,
} from '@loadout/contract/store/store.ts'
import { listBalanceHistory } from '@loadout/contract/wallet/balance.ts'
import { changeAnswers } from '../platform/call/change-answers.ts'
import { query } from '../platform/call/query.ts'

/** So many cash-outs stand in the strip at once (STORE-07, STORE-08). */
export const CASH_OUTS_AT_ONCE = { desktop: 8, mobile: 4 }

export const itemsQuery = query(listShopItems, {})
/** In the order of staff, which is not that of the store (STORE-04). */
export const featuredItemsQuery = query(listShopItems, { featured: true })
export const latestItemsQuery = query(listLatestItems, { limit: LATEST_ITEMS })
/** One more than is shown, to learn whether there are others. */
export const firstCashOutsQuery = query(listCashOuts, { limit: CASH_OUTS_AT_ONCE.desktop + 1 })
/** The page of cash-outs, as many as the call gives (STORE-18). */
export const allCashOutsQuery = query(listCashOuts, { limit: MAX_CASH_OUTS })

/** What else tells of a purchase, and has to be asked for again after one. */
const toldOfPurchases: readonly string[] = [
  listLatestItems.path,
  listCashOuts.path,
  listOrders.path,
  listBalanceHistory.path,
]

/** An item is in nobody's store any more (STORE-24). */
export function takeOutOfStore(queries: QueryClient, { id }: Pick<ShopItem, 'id'>): void {
  changeAnswers<{ entries: ShopItem[] }>(
    queries,
    { queryKey: [listShopItems.path] },
    ({ entries }) => ({ entries: entries.filter((item) => item.id !== id) }),
  )
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => toldOfPurchases.includes(String(path)),
  })
}
