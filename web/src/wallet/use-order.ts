import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { listOrders, type Order } from '@loadout/contract/store/store.ts'
import { call } from '../platform/call/call.ts'
import { onJoined, subscribe } from '../platform/realtime/realtime.ts'

const AT_ONCE = 100

/** An own order. Orders are listed and not asked for one by one, so the list is gone through. */
const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [listOrders.path, 'of', id],
    queryFn: () => findOrder(id),
    staleTime: 0,
  })

/** An own order, as it stands by now: its buyer is notified of every step. */
export function useOrder(id: number) {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: [listOrders.path] })
    const stops = [
      subscribe(memberChannel, 'notification', ({ type }) => {
        if (type === typeNumber('cashed_out')) refresh()
      }),
      onJoined(memberChannel, refresh),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queries])
  return useQuery(orderQuery(id))
}

async function findOrder(id: number): Promise<Order | null> {
  for (let offset = 0; offset <= OFFSET_MAX; offset += AT_ONCE) {
    const { entries } = await call(listOrders, { limit: AT_ONCE, offset })
    const found = entries.find((order) => order.id === id)
    if (found || entries.length < AT_ONCE) return found ?? null
  }
  return null
}
