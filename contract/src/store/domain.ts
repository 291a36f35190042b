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
  staffActions: [
    'shop item created',
    'shop item edited',
    'shop item deleted',
    'shop codes set',
    'shop category saved',
    'order confirmed',
    'order distributed',
    'order refunded',
  ],
  firstSteps: ['points-store'],
} as const satisfies ContractDomain
