import * as categories from '@loadout/contract/store/shop-categories.ts'
import * as orders from '@loadout/contract/store/staff-orders.ts'
import * as staff from '@loadout/contract/store/staff-store.ts'
import * as store from '@loadout/contract/store/store.ts'
import { NAMES } from '../accounts/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { saveShopCategory, shopCategories } from './categories.ts'
import { setCodes, showCodes } from './codes.ts'
import { itemTag, STORE } from './page-tags.ts'
import { purchaseItem } from './purchase.ts'
import { readOrders } from './read-orders.ts'
import { readStaffItem, readStaffItems } from './read-staff-items.ts'
import { readStaffOrders } from './read-staff-orders.ts'
import { readCashOuts, readLatest, readStore } from './read-store.ts'
import { codeSeal, type CodeSeal } from './seal-code.ts'
import { setOrderStatus } from './set-order-status.ts'
import { createItem, deleteItem, editItem } from './write-item.ts'

export function storeRoutes(site: Site) {
  const { db, serve, random, settings } = site
  const seal = codeSeal({ secret: settings.secret, random })
  serve(
    store.listShopItems,
    async ({ input }) => ({ entries: await readStore(db, input.featured) }),
    { dependsOn: () => [STORE] },
  )
  serve(
    store.listCashOuts,
    async ({ input }) => ({ entries: await readCashOuts(db, input.limit) }),
    { dependsOn: () => [STORE, NAMES] },
  )
  // In the footer of every page: a purchase clears those that show the item, a new item none.
  serve(
    store.listLatestItems,
    async ({ input }) => ({ entries: await readLatest(db, input.limit) }),
    {
      dependsOn: (_, { entries }) => entries.map(({ id }) => itemTag(id)),
      isShared: () => true,
    },
  )
  serve(categories.listShopCategories, () => ({ entries: shopCategories(site.categories) }), {
    isShared: () => true,
  })
  serve(store.purchaseItem, (request) => purchaseItem(site, seal, request))
  serve(store.listOrders, async ({ caller, input }) => ({
    entries: await readOrders(db, caller.id, input),
  }))
  serve(store.showCodes, (request) => showCodes(site, seal, request))
  staffRoutes(site, seal)
}

function staffRoutes(site: Site, seal: CodeSeal) {
  const { db, serve } = site
  serve(staff.setCodes, (request) => setCodes(seal, request))
  serve(staff.listStaffItems, ({ input }) => readStaffItems(db, seal, input))
  serve(staff.getStaffItem, ({ input }) => readStaffItem(db, seal, input.id))
  serve(staff.createItem, (request) => createItem(site, request))
  serve(staff.editItem, (request) => editItem(site, request))
  serve(staff.deleteItem, (request) => deleteItem(site, request))
  serve(staff.saveShopCategory, (request) => saveShopCategory(site, request))
  serve(orders.listStaffOrders, ({ input }) => readStaffOrders(db, input))
  serve(orders.setOrderStatus, (request) => setOrderStatus(site, request))
}
