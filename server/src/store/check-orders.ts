import { OrderStatus } from '@loadout/contract/store/store.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Finding } from '../points/finding.ts'

const REFUNDED = sql.lit(OrderStatus.Refunded)

type Sums = { orders: number; refunded: number; wrong: number[]; sold: number[] }

/**
 * Every order was paid once, by its buyer and with its price; those that were refunded, and no
 * others, were paid back once; and items are sold that have an order (checklist A01, A04).
 */
export async function checkOrders(db: Db): Promise<Finding> {
  const {
    rows: [row],
  } = await sql<Sums>`
    with leg as (
      select transfer.cause, leg.user_id, leg.dollars from dollar_leg leg
      join dollar_transfer transfer on transfer.id = leg.transfer_id
      where leg.user_id is not null and (transfer.cause like 'order %' or transfer.cause like 'refund %')),
    wrong as (
      select o.id from shop_order o
      left join leg paid on paid.cause = 'order ' || o.id
      left join leg back on back.cause = 'refund ' || o.id
      where paid.user_id is distinct from o.buyer_id or paid.dollars is distinct from -o.price
        or (o.status = ${REFUNDED}) <> (back.user_id is not null)
        or (o.status = ${REFUNDED} and (back.user_id <> o.buyer_id or back.dollars <> o.price))
        or not exists (select from shop_order_step step where step.order_id = o.id and step.status = o.status)
      union
      select order_id from (select substring(cause from '[0-9]+')::integer as order_id from leg)
      where not exists (select from shop_order o where o.id = order_id))
    select (select count(*) from shop_order) as orders,
      (select count(*) from shop_order where status = ${REFUNDED}) as refunded,
      (select coalesce(json_agg(id order by id), '[]') from wrong) as wrong,
      (select coalesce(json_agg(id order by id), '[]') from shop_item item
        where sold <> exists (select from shop_order where item_id = item.id)) as sold`.execute(db)
  if (!row) throw new Error('the orders could not be read')
  const { orders, refunded, wrong, sold } = row
  return {
    wrong: wrong.length + sold.length,
    lines: [
      ...(wrong.length === 0 ? [] : [`Orders that were not paid as they should: ${wrong.join()}.`]),
      ...(sold.length === 0
        ? []
        : [`Items that are sold or not, unlike their order: ${sold.join()}.`]),
      ...(wrong.length + sold.length === 0
        ? [`Every order was paid once: ${orders} orders, ${refunded} of them refunded.`]
        : []),
    ],
  }
}
