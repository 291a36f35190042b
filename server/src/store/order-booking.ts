import type { BalanceEntry } from '@loadout/contract/wallet/balance.ts'
import { itemPicture } from './pictures.ts'

/** What the transfers of an order are booked for: each is there once. */
export const orderCause = (orderId: number) => `order ${orderId}`
export const refundCause = (orderId: number) => `refund ${orderId}`

type Sold = { id: number; name: string; category_id: number; image: string }

/** What the wallet says of it (WALLET-06), and where it leads. */
export const orderData = (item: Sold, orderId: number): BalanceEntry['data'] => ({
  name: item.name,
  category_id: item.category_id,
  image: itemPicture(item.image),
  item_id: item.id,
  order_id: orderId,
})
