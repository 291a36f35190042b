import type { OrderStatus } from '@loadout/contract/store/store.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedChange, preparedPipelined, type Blanks } from '../platform/db/prepared.ts'

type NewOrder = {
  itemId: number
  buyerId: number
  price: number
  /** Those it has come through already, the present one last. */
  statuses: readonly [OrderStatus, ...OrderStatus[]]
  now: Date
}

export async function insertOrder(tx: Db, { statuses, now, ...order }: NewOrder): Promise<number> {
  const status = statuses.at(-1) ?? statuses[0]
  const [row] = await orderRow(tx, {}, { ...order, status, now })
  if (!row) throw new Error('the order was not written')
  for (const each of statuses)
    await stepRow(tx, {}, { orderId: row.id, status: each, adminId: null, note: '', now })
  return row.id
}

const orderRow = preparedChange(
  (tx, _: object, order: Blanks<Omit<NewOrder, 'statuses'> & { status: number }>) =>
    tx
      .insertInto('shop_order')
      .values({
        item_id: order.itemId,
        buyer_id: order.buyerId,
        price: order.price,
        status: order.status,
        inserted: order.now,
      })
      .returning('id'),
)

type Step = { orderId: number; status: number; adminId: number | null; note: string; now: Date }

export const insertStep = (tx: Db, step: Step) => stepRow(tx, {}, step)

const stepRow = preparedPipelined((tx, _: object, step: Blanks<Step>) =>
  tx.insertInto('shop_order_step').values({
    order_id: step.orderId,
    status: step.status,
    admin_id: step.adminId,
    note: step.note,
    inserted: step.now,
  }),
)
