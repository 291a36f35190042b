import { OrderStatus } from '@loadout/contract/store/store.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import type { NotificationRequest, NotificationRules } from './notification-request.ts'

/** Of what is bought for LD$, and of what becomes of it. */
export const orderNotifications = {
  'item bought': async ({ actorId: from, data: { orderId, name: title } }, db) => {
    if (from === null) return []
    const toFollowers: NotificationRequest = {
      type: 'cashed_out',
      to: { followersOf: from },
      event: `order ${orderId}`,
      from,
      data: { title },
    }
    const isShown = await showsCashOuts(db, from)
    return [
      buyerNotification({ orderId, buyerId: from, title }, 'bought'),
      ...(isShown ? [toFollowers] : []),
    ]
  },
  'order changed': ({ data: { orderId, buyerId, name: title, status } }) => {
    const state = orderStates[status]
    return state === undefined ? [] : [buyerNotification({ orderId, buyerId, title }, state)]
  },
} as const satisfies NotificationRules

const showsCashOuts = async (db: Db, id: number) =>
  (await cashOutSwitch(db, { id }))[0]?.shows_cash_outs === true

const cashOutSwitch = prepared((db, { id }: Blanks<{ id: number }>) =>
  db.selectFrom('users').select('shows_cash_outs').where('id', '=', id),
)

const orderStates: Readonly<Record<number, string>> = {
  [OrderStatus.Confirmed]: 'confirmed',
  [OrderStatus.Distributed]: 'distributed',
  [OrderStatus.Refunded]: 'refunded',
}

/** What its buyer hears of an order. */
const buyerNotification = (
  { orderId, buyerId, title }: { orderId: number; buyerId: number; title: string },
  state: string,
): NotificationRequest => ({
  type: 'cashed_out',
  to: { members: [buyerId] },
  event: `order ${orderId} ${state}`,
  data: { title, state, order_id: orderId },
})
