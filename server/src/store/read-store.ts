import type { CashOut, ShopItem, ShopOffer } from '@loadout/contract/store/store.ts'
import { authorOf } from '../accounts/author.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { itemOf } from './item.ts'
import { listCashOutRows, listItemsOnSale, listLatest } from './queries.ts'

/** All items on sale, or the featured ones, with whether a code is given at once (STORE-17). */
export const readStore = async (db: Db, featured: boolean): Promise<ShopOffer[]> =>
  (await listItemsOnSale(db, featured)).map((row) => ({
    ...itemOf(row),
    at_once: row.code_count > 0,
  }))

/** The items that came into the store last (STORE-20). */
export const readLatest = async (db: Db, limit: number): Promise<ShopItem[]> =>
  (await listLatest(db, limit)).map(itemOf)

/** With the price that was paid (STORE-18). */
export async function readCashOuts(db: Db, limit: number): Promise<CashOut[]> {
  const rows = await listCashOutRows(db, limit)
  return rows.map((row) => ({
    ...itemOf({ ...row, price: row.paid }),
    purchaser: { ...authorOf(row), country_id: row.country_id },
    purchased: unixSeconds(row.purchased),
  }))
}
