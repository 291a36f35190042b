import { listStaffOrders } from '@loadout/contract/store/staff-orders.ts'
import { OrderStatus } from '@loadout/contract/store/store.ts'
import { call } from '../../platform/call/call.ts'
import { screen, type StaffSection } from '../staff-section.ts'

export const sections: StaffSection[] = [
  {
    group: 'economy',
    order: 20,
    path: 'shop',
    icon: 'store',
    label: 'staff_store.title',
    permission: 'canManageShop',
    screens: [
      screen('shop', 'ItemsPage', () => import('./ItemsPage.tsx')),
      screen('shop/categories', 'CategoriesPage', () => import('./CategoriesPage.tsx')),
    ],
    texts: ['store'],
  },
  {
    group: 'economy',
    order: 30,
    path: 'orders',
    icon: 'check',
    label: 'staff_orders.title',
    permission: 'canManageShop',
    waiting: [
      {
        label: 'overview.orders',
        inMenu: true,
        path: `orders?status=${OrderStatus.Pending}`,
        count: async () =>
          (await call(listStaffOrders, { status: OrderStatus.Pending, limit: 1 }, { quiet: true }))
            .count,
      },
    ],
    screens: [screen('orders', 'OrdersPage', () => import('./OrdersPage.tsx'))],
    // What becomes of an order is called as its buyer reads it.
    texts: ['wallet'],
  },
]
