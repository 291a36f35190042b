import { sql } from 'kysely'
import { OrderStatus, type ShopOffer } from '@loadout/contract/store/store.ts'
import { preparedChange, type Blanks } from '../platform/db/prepared.ts'
import { isHidden } from './is-hidden.ts'

type NewOrder = { itemId: number; buyerId: number; now: Date }
type PlacedOrder = ShopOffer & { order_id: number }

/**
 * Takes an item that can be bought and places its order, with the price of this moment (checklist
 * A07, A08); answers nothing of one that cannot. Others who want it wait here, and then it is sold.
 * What delivers codes is distributed at once. One statement: it is asked by many at a time.
 */
export const placeOrder = preparedChange((tx, order: Blanks<NewOrder>) => {
  const { Pending, Distributed } = OrderStatus
  return sql<PlacedOrder>`
    with item as (
      update shop_item as item set sold = true
      where item.id = ${order.itemId} and not ${isHidden} and not item.sold
      returning item.*),
    placed as (
      insert into shop_order (item_id, buyer_id, price, status, inserted)
      select id, ${order.buyerId}::integer, price,
        case when code_count > 0 then ${sql.lit(Distributed)} else ${sql.lit(Pending)} end,
        ${order.now}::timestamptz
      from item returning id, status, inserted),
    step as (
      insert into shop_order_step (order_id, status, inserted)
      select placed.id, reached.status, placed.inserted
      from placed join (values (${sql.lit(Pending)}), (${sql.lit(Distributed)})) as reached (status)
        on reached.status <= placed.status)
    select placed.id as order_id, item.id, item.name, item.description, item.price, item.image,
      item.category_id, item.featured, item.code_count > 0 as at_once
    from item, placed`
})
