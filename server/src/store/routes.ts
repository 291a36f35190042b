import { listShopCategories } from '@loadout/contract/store/shop-categories.ts'
import { listStaffOrders, setOrderStatus } from '@loadout/contract/store/staff-orders.ts'
import * as staff from '@loadout/contract/store/staff-store.ts'
import {
  listCashOuts,
  listLatestItems,
  listOrders,
  listShopItems,
  purchaseItem,
  showCodes,
} from '@loadout/contract/store/store.ts'
import { NAMES } from '../accounts/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { saveCategory, shopCategories } from './categories.ts'
import { changeOrder } from './change-order.ts'
import { replaceCodes, revealCodes } from './codes.ts'
import { itemTag, STORE } from './page-tags.ts'
import { purchase } from './purchase.ts'
import { readOrders } from './read-orders.ts'
import { readStaffItem, readStaffItems } from './read-staff-items.ts'
import { readStaffOrders } from './read-staff-orders.ts'
import { readCashOuts, readLatest, readStore } from './read-store.ts'
import { codeSeal, type CodeSeal } from './seal-code.ts'
import { changeItem, putIntoStore, removeItem } from './write-item.ts'

export function storeRoutes(site: Site) {
  const { db, serve, random, settings } = site
  const seal = codeSeal({ secret: settings.secret, random })
  serve(listShopItems, async ({ input }) => ({ entries: await readStore(db, input.featured) }), {
    dependsOn: () => [STORE],
  })
  serve(listCashOuts, async ({ input }) => ({ entries: await readCashOuts(db, input.limit) }), {
    dependsOn: () => [STORE, NAMES],
  })
  // In the footer of every page: a purchase clears those that show the item, a new item none.
  serve(listLatestItems, async ({ input }) => ({ entries: await readLatest(db, input.limit) }), {
    dependsOn: (_, { entries }) => entries.map(({ id }) => itemTag(id)),
    isShared: () => true,
  })
  serve(listShopCategories, () => ({ entries: shopCategories(site.categories) }), {
    isShared: () => true,
  })
  serve(purchaseItem, (request) => purchase(site, seal, request))
  serve(listOrders, async ({ caller, input }) => ({
    entries: await readOrders(db, caller.id, input),
  }))
  serve(showCodes, (request) => revealCodes(site, seal, request))
  staffRoutes(site, seal)
}

function staffRoutes(site: Site, seal: CodeSeal) {
  const { db, serve } = site
  serve(staff.setCodes, (request) => replaceCodes(seal, request))
  serve(staff.listStaffItems, ({ input }) => readStaffItems(db, seal, input))
  serve(staff.getStaffItem, ({ input }) => readStaffItem(db, seal, input.id))
  serve(staff.createItem, (request) => putIntoStore(site, request))
  serve(staff.editItem, (request) => changeItem(site, request))
  serve(staff.deleteItem, (request) => removeItem(site, request))
  serve(staff.saveShopCategory, (request) => saveCategory(site, request))
  serve(listStaffOrders, ({ input }) => readStaffOrders(db, input))
  serve(setOrderStatus, (request) => changeOrder(site, request))
}
