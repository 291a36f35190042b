import { sql } from 'kysely'
import { OrderStatus, type Order } from '@loadout/contract/store/store.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { itemColumns, itemOf } from './item.ts'

type Steps = { status: number; inserted: number }[]

/** What a member has bought, the latest first. */
export async function readOrders(
  db: Db,
  buyerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> {
  const rows = await db
    .selectFrom('shop_order as order')
    .innerJoin('shop_item as item', 'item.id', 'order.item_id')
    .select(itemColumns)
    .select(['order.id as order_id', 'order.price as paid', 'order.status', 'order.inserted'])
    .select([
      sql<Steps>`(select json_agg(json_build_object(
        'status', status, 'inserted', extract(epoch from inserted)::bigint) order by inserted, status)
        from shop_order_step where order_id = "order".id)`.as('steps'),
      'item.code_count as codes',
      sql<number | null>`(select min(article_id) from post where shop_item_id = item.id)`.as(
        'post_id',
      ),
    ])
    .where('order.buyer_id', '=', buyerId)
    .orderBy('order.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    id: row.order_id,
    item: itemOf(row),
    price: row.paid,
    status: row.status,
    inserted: unixSeconds(row.inserted),
    steps: row.steps,
    codes: row.status === OrderStatus.Distributed ? row.codes : 0,
    post_id: row.post_id,
  }))
}
