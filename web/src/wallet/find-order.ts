import { queryOptions } from '@tanstack/react-query'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import { listOrders, type Order } from '@loadout/contract/store/store.ts'
import { call } from '../platform/call/call.ts'

const AT_ONCE = 100

/** An own order. Orders are listed and not asked for one by one, so the list is gone through. */
export const orderQuery = (id: number) =>
  queryOptions({ queryKey: [listOrders.path, 'of', id], queryFn: () => findOrder(id) })

async function findOrder(id: number): Promise<Order | null> {
  for (let offset = 0; offset <= OFFSET_MAX; offset += AT_ONCE) {
    const { entries } = await call(listOrders, { limit: AT_ONCE, offset })
    const found = entries.find((order) => order.id === id)
    if (found || entries.length < AT_ONCE) return found ?? null
  }
  return null
}
