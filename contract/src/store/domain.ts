import type { ContractDomain } from '../platform/domain.ts'
import { listShopCategories } from './shop-categories.ts'
import { listStaffOrders, setOrderStatus } from './staff-orders.ts'
import {
  createItem,
  deleteItem,
  editItem,
  getStaffItem,
  listStaffItems,
  saveShopCategory,
  setCodes,
} from './staff-store.ts'
import {
  listCashOuts,
  listLatestItems,
  listOrders,
  listShopItems,
  purchaseItem,
  showCodes,
} from './store.ts'

export const store = {
  about: 'What is bought with points, orders, and how staff keep both.',
  endpoints: {
    listShopCategories,
    listStaffOrders,
    setOrderStatus,
    createItem,
    deleteItem,
    editItem,
    getStaffItem,
    listStaffItems,
    saveShopCategory,
    setCodes,
    listCashOuts,
    listLatestItems,
    listOrders,
    listShopItems,
    purchaseItem,
    showCodes,
  },
  staffActions: {
    'shop item created': 'canManageShop',
    'shop item edited': 'canManageShop',
    'shop item deleted': 'canManageShop',
    'shop codes set': 'canManageShop',
    'shop category saved': 'canManageShop',
    'order confirmed': 'canManageShop',
    'order distributed': 'canManageShop',
    'order refunded': 'canManageShop',
  },
  firstSteps: ['points-store'],
} as const satisfies ContractDomain
