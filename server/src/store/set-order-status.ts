import type * as staff from '@loadout/contract/store/staff-orders.ts'
import { OrderStatus } from '@loadout/contract/store/store.ts'
import { BalanceType } from '@loadout/contract/wallet/balance.ts'
import type { Db } from '../platform/db/database.ts'
import type { Clock } from '../platform/clock.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { bookDollars } from '../wallet/book-dollars.ts'
import { insertStep } from './order-steps.ts'
import { orderData, refundCause } from './order-booking.ts'
import { STORE } from './page-tags.ts'

const { Pending, Confirmed, Distributed, Refunded } = OrderStatus

/** From which states an order comes into another: nothing goes back, and a refund is the end. */
const before: Readonly<Record<number, readonly number[]>> = {
  [Confirmed]: [Pending],
  [Distributed]: [Pending, Confirmed],
  [Refunded]: [Pending, Confirmed, Distributed],
}

const actions = {
  [Confirmed]: 'order confirmed',
  [Distributed]: 'order distributed',
  [Refunded]: 'order refunded',
} as const

type Change = { orderId: number; status: keyof typeof actions; adminId: number; note: string }

/** Staff confirm a purchase, hand it out or pay it back (STORE-27, AMB-58). */
export const setOrderStatus = (
  { clock }: Pick<Site, 'clock'>,
  { input, caller, transaction }: CallRequest<typeof staff.setOrderStatus>,
): Promise<{ status: number }> =>
  transaction(async (work) => {
    const { id: orderId, note } = input
    const status = input.status as keyof typeof actions
    const order = await setOrderState(work, clock, { orderId, status, adminId: caller.id, note })
    await work.audit({
      adminId: caller.id,
      action: actions[status],
      target: `order ${orderId}`,
      before: { status: order.status },
      after: { status, ...(note === '' ? {} : { note }) },
    })
    const data = { orderId, buyerId: order.buyer_id, name: order.name, status }
    await work.record({ kind: 'order changed', actorId: caller.id, data })
    return { status }
  })

/** With who and when, and of a refund with its booking. Answers the order as it was before. */
export async function setOrderState(
  work: Work,
  clock: Clock,
  change: Change,
): Promise<LockedOrder> {
  const { tx } = work
  const { orderId, status, adminId, note } = change
  const order = await lockOrder(tx, orderId)
  if (!before[status]?.includes(order.status)) throw ruleBroken('order_is_beyond', 'status')
  if (status === Refunded && order.buyer_id === adminId) throw new PublicError(403, 'own_dollars')
  await tx.updateTable('shop_order').set({ status }).where('id', '=', orderId).execute()
  await insertStep(tx, { orderId, status, adminId, note, now: clock.now() })
  if (status === Refunded) await refund(work, clock, { order, note })
  return order
}

type LockedOrder = Awaited<ReturnType<typeof lockOrder>>

/** The price comes back as an entry of its own; the purchase stays in the history. */
async function refund(
  work: Work,
  clock: Clock,
  { order, note }: { order: LockedOrder; note: string },
): Promise<void> {
  const { buyer_id: userId, price: dollars } = order
  const data = { ...orderData(order, order.order_id), ...(note === '' ? {} : { note }) }
  const cause = refundCause(order.order_id)
  await bookDollars(work, clock, [{ userId, dollars, type: BalanceType.Admin, cause, data }])
  work.purge(STORE)
}

async function lockOrder(tx: Db, id: number) {
  const order = await tx
    .selectFrom('shop_order as order')
    .innerJoin('shop_item as item', 'item.id', 'order.item_id')
    .select(['order.id as order_id', 'order.buyer_id', 'order.price', 'order.status'])
    .select(['item.id', 'item.name', 'item.category_id', 'item.image'])
    .where('order.id', '=', id)
    .forUpdate('order')
    .executeTakeFirst()
  if (!order) throw new PublicError(404, 'order_not_found')
  return order
}
